const key = 'reloaded for'

/** Which release this tab was loaded anew for, so that a page which no reload mends is not loaded for ever. */
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
