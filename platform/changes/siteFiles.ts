import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../base/filesIn.ts'
import { storedFile } from '../compose/assets.ts'

/** The address of each page of a site, with its file. The page for unknown addresses is `/404.html`. */
export const pagesIn = (site: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(site)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file}`.replace(/\/index\.html$/, '') || '/', file]),
  )

/** The file that answers an address of a site: a page, another file of the site, or an asset of the store; if any. */
export function fileOf(site: string, address: string): string | undefined {
  const candidates = /^\/r\/[^/]+\/assets\//.test(address)
    ? [storedFile(address)]
    : [path.join(site, address), path.join(site, address, 'index.html')]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile())
}

/** The bytes that a file takes on its way: those of its brotli copy, where there is one, without headers. 0 where it is missing. */
export function transferred(file: string | undefined): number {
  if (!file) return 0
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** The text of a file that answers an address; empty where there is none. */
export function textOf(site: string, address: string): string {
  const file = fileOf(site, address)
  return file ? readFileSync(file, 'utf8') : ''
}
