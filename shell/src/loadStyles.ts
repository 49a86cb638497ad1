const loaded = new Map<string, Promise<unknown>>()

// For each style sheet that is inlined, the page has a disabled `link` with its address.
const isThere = (address: string) => document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null

function load(address: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  // A remote on trial has another origin. Its server gives its sheets to this page only where they are requested with
  // CORS.
  if (!address.startsWith('/')) link.crossOrigin = 'anonymous'
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      // Forget the sheet, so that the next try asks for it again.
      link.remove()
      loaded.delete(address)
      reject(new Error(`the styles ${address} did not come`))
    }
    document.head.append(link)
  })
}

/** Adds style sheets that the page does not have yet, and waits for them. Rejects where one does not come. */
export function loadStyles(files: readonly string[]): Promise<unknown> {
  const { origin } = location
  const addresses = files.map((file) => (file.startsWith(`${origin}/`) ? file.slice(origin.length) : file))
  for (const address of addresses)
    if (!loaded.has(address)) loaded.set(address, isThere(address) ? Promise.resolve() : load(address))
  return Promise.all(addresses.map((address) => loaded.get(address)))
}
