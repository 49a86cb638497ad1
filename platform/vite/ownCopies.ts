import type { Plugin } from 'vite'
import { islandsQuery } from './staticBands.ts'

// By their path: pictures, drawings, works, and phone numbers and addresses.
const description =
  /^(?:shared-ui\/|\.{1,2}\/(?:\.\.\/)*)(?:(?:pictures|drawings|works)\/[\w.-]+|direct\.content(?:\.ts)?)$/

/**
 * Gives each module that names a picture, a drawing or a work a copy of its description, and a page without its static bands
 * a copy of its words, of which tree-shaking leaves what its islands say. Otherwise what two modules name becomes a part of
 * the file that all pages of an area fetch: 10 KB on each page of the company, nearly all of them of other pages' pictures. A
 * copy of a picture's takes some 120 bytes, of a drawing's 300 (brotli).
 */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const isOfIslands = importer?.endsWith(islandsQuery) && source.endsWith('.content.ts')
      if (!importer || !(isOfIslands || description.test(source))) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const query = isOfIslands ? islandsQuery : `?in=${importer.replaceAll(/\W/g, '-')}`
      return found && { ...found, id: found.id + query }
    },
  }
}
