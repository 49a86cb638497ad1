import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../base/filesIn.ts'
import { described } from '../base/integrity.ts'

const addresses = /\/r\/[\w-]+\/assets\/[\w./-]+\.\w+/g

/** The integrity of each module that the site's maps of releases name, by address. */
function integrities(site: string, files: readonly string[]) {
  const maps = files.filter((file) => /^r\/[^/]+\/[^/]+\.json$/.test(file))
  return Object.assign(
    {},
    ...maps.map((file) => {
      const { modules = {} } = JSON.parse(readFileSync(path.join(site, file), 'utf8'))
      return Object.fromEntries(
        Object.entries<{ integrity: string }>(modules).map(([address, { integrity }]) => [address, integrity]),
      )
    }),
  ) as Record<string, string>
}

/**
 * What is wrong with the site that visitors get: every file that a page or a map names, its integrity and its compressed
 * copies, and the description of every live release. None where all is well.
 */
export function faultsOfSite(site: string, releases: string): string[] {
  const faults: string[] = []
  const files = filesIn(site)
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file))
  const integrityOf = integrities(site, plain)
  const checkCopies = (file: string, what: string) => {
    const content = readFileSync(file)
    for (const [suffix, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const)
      try {
        if (existsSync(file + suffix) && !unpack(readFileSync(file + suffix)).equals(content))
          throw new Error('differs')
      } catch {
        faults.push(`${what}${suffix} is not ${what}`)
      }
  }
  const named = new Set<string>(Object.keys(integrityOf))
  for (const file of plain) {
    checkCopies(path.join(site, file), file)
    for (const [address] of readFileSync(path.join(site, file), 'utf8').matchAll(addresses)) named.add(address)
  }
  for (const address of named) {
    const file = path.join(releases, address.replace(/^\/r\//, ''))
    if (!existsSync(file)) faults.push(`${address} is missing`)
    else if (integrityOf[address] && described(readFileSync(file)).integrity !== integrityOf[address])
      faults.push(`${address} has changed`)
    else checkCopies(file, address)
  }
  const pins = JSON.parse(readFileSync(path.join(releases, 'pins.json'), 'utf8')) as Record<string, string>
  for (const [unit, version] of Object.entries(pins))
    if (!existsSync(path.join(releases, unit, version, 'release.json'))) faults.push(`${unit}@${version} is gone`)
  if (!readdirSync(site).includes('index.html')) faults.push('there is no home page')
  return faults
}
