import type { Plugin } from 'vite'

// Found by path: pictures, drawings, works, phone numbers and postal addresses.
const description =
  /^(?:shared-ui\/|\.{1,2}\/(?:\.\.\/)*)(?:(?:pictures|drawings|works)\/[\w.-]+|contactLinks\.content(?:\.ts)?)$/

/**
 * Gives each module that names a picture, a drawing or a work its own copy of the description, of about 120 to 300
 * bytes (brotli). Otherwise descriptions that two modules name end up in the file that all pages of an area fetch: the
 * front page then fetches 142 KiB of script instead of 129, nearly all of it descriptions of other pages' pictures.
 */
export function duplicatePerImporter(): Plugin {
  return {
    name: 'duplicate-per-importer',
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
