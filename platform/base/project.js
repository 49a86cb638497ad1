import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './files.ts'
export const root = path.resolve(import.meta.dirname, '../..')
/** The folder of the package that a unit is built from. */
export const packageOf = (unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)
/** The first port, the edge's, from which the ports of packages count, and the last that an area can have. */
export const firstPort = 4000
export const lastPort = 4039
function areaIn(file) {
  const { sovran } = readJson(file)
  const { prefix, team, port } = sovran ?? {}
  const isPrefix = typeof prefix === 'string' && /^(\/[a-z0-9-]+)*$/.test(prefix)
  const isPort = Number.isInteger(port) && Number(port) > firstPort && Number(port) <= lastPort
  if (isPrefix && isPort && team) return { prefix, team, port: Number(port) }
  throw new Error(
    `${file} does not say what its area is. It needs "sovran": { "prefix": "/sovran-gardens", "team": "gardens", "port": ${firstPort + 9} }, with a port from ${firstPort + 1} to ${lastPort}.`,
  )
}
/** The areas whose packages lie in a folder, by name, in the order of their ports. Throws where two have one port. */
export function areasIn(folder) {
  const found = readdirSync(folder)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(folder, name, 'package.json')))
    .map((name) => [name.slice('mf-'.length), areaIn(path.join(folder, name, 'package.json'))])
    .sort(([, one], [, other]) => one.port - other.port)
  for (const [at, [name, { port }]] of found.entries()) {
    const [before, same] = found[at - 1] ?? []
    if (same?.port === port)
      throw new Error(`mf-${before} and mf-${name} have one port, ${port}: change it in one package.json.`)
  }
  return new Map(found)
}
/** The areas of this working tree. Others may be live. */
export const areas = areasIn(root)
export const areaNames = [...areas.keys()]
/** Every unit of this working tree, in the order in which they are built. */
export const units = ['shell', ...areaNames]
/** The composed site, a link: `public/`, and beside it `firebase.json` and `firestore.rules`. SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR || 'site')
/** Where drafts are composed, each in a folder of its own like the site's; DRAFTS_DIR moves it. */
export const draftsDir = path.resolve(root, process.env.DRAFTS_DIR || 'drafts')
