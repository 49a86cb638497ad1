import type { Plugin } from 'vite'

const exported = /export\s*\{\s*init,\s*getExposes as get\s*\}/

const folderHash = /(__mf_owner__)\d{4,}/g

/**
 * Removes `init` from a container, which the shell opens with `get` alone. `init` would add 5 KiB to each page, to set
 * up shared modules that are not there. Fails the build where the federation plugin writes its container otherwise.
 */
export function openedByGet(): Plugin {
  let isMade = false
  return {
    name: 'opened-by-get',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('REMOTE_ENTRY_ID') || !exported.test(code)) return null
      isMade = true
      return { code: code.replace(exported, 'export { getExposes as get }'), map: null }
    },
    // The plugin writes a hash of the project's folder into the code: the same sources must make the same release
    // anywhere.
    renderChunk: (code) => ({ code: code.replace(folderHash, (_all, name) => `${name}0`), map: null }),
    buildEnd(error) {
      if (error || isMade) return
      this.error(
        'The federation plugin writes its container otherwise than expected: look at what it exports now, and whether openedByGet still pays.',
      )
    },
  }
}
