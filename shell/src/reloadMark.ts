const key = 'reloaded for'

/**
 * The release that this tab has reloaded its document for, so that a page which no reload mends is not reloaded for
 * ever.
 */
export const reloadMark = {
  get: () => sessionStorage.getItem(key),
  set: (fault: string) => sessionStorage.setItem(key, fault),
  clear: () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // A browser that blocks storage has kept no mark either.
    }
  },
}
