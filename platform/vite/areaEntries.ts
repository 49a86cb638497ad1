import path from 'node:path'
import type { Plugin } from 'vite'

/** The module that defines an area, from its package's root. */
export const areaSource = 'src/area.ts'

/** The files of an area that only compose reads, as `area.ts` imports them. */
const composedOnly = ['./menu.ts', './structuredData.ts', './moved.ts']

const empty = '\0composed-only'

/** The entry of an area's server build. */
export const serverEntry = 'area-server'

/**
 * Makes an area's two entries from its one definition. The browser's entry leaves out the menu, the structured data and
 * the former addresses, which compose has written into the pages. The server's entry, `area-server`, exports what compose reads
 * (`AreaServer`).
 */
export function areaEntries(): Plugin {
  const source = path.resolve(areaSource)
  return {
    name: 'area-entries',
    enforce: 'pre',
    resolveId(id, importer, { ssr }) {
      if (id === serverEntry) return `\0${serverEntry}`
      return !ssr && importer === source && composedOnly.includes(id) ? empty : null
    },
    load(id) {
      if (id === empty) return 'export const menu = undefined, dataFor = undefined, moved = undefined'
      if (id !== `\0${serverEntry}`) return null
      return `
        import { areaServer } from 'shared-ui/areaServer'
        import area from ${JSON.stringify(source)}
        export default area
        export const { menu, pages, moved } = areaServer(area)`
    },
  }
}
