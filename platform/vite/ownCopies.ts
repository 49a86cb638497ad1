import type { Plugin } from 'vite'

// By their path: pictures, drawings, works, and phone numbers and addresses.
const description =
  /^(?:shared-ui\/|\.{1,2}\/(?:\.\.\/)*)(?:(?:pictures|drawings|works)\/[\w.-]+|direct\.content(?:\.ts)?)$/

/**
 * Gives each module that names a picture, a drawing or a work a copy of its description. Otherwise what two modules name
 * becomes a part of the file that all pages of an area fetch: 10 KB on each page of the company, nearly all of them of other
 * pages' pictures. A copy of a picture's takes some 120 bytes, of a drawing's 300 (brotli).
 */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !description.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?in=${importer.replaceAll(/\W/g, '-')}` }
    },
  }
}
