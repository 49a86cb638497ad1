/** Adds style sheets that the page does not have yet, and waits for them. Rejects where one does not come. */
export const loadStyles = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(
    addresses.map((href) => {
      if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      return new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => {
          // Removed, so that the next try asks for it again.
          link.remove()
          reject(new Error(`the styles ${href} did not come`))
        }
        document.head.append(link)
      })
    }),
  )
