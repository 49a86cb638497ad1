const loaded = new Map<string, Promise<unknown>>()

// The page names the sheets that it holds in `link` elements of its own.
const isThere = (address: string) => document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null

function load(address: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  // Another origin's, as of a remote on trial, are for that origin's documents alone, but where they are asked for so.
  if (!address.startsWith('/')) link.crossOrigin = 'anonymous'
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      // Forgotten, so that the next try asks for it again.
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
