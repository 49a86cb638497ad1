// A page of another site runs a build's modules from our origin, where the site's other files are. On our own pages an
// address stays as it is written.
const site =
  import.meta.env?.PROD && globalThis.location ? import.meta.url.replace(/\/r\/[\w-]+\/assets\/[^/]*$/, '') : ''
const isElsewhere = site !== '' && site !== globalThis.location.origin

/** Where a page finds a file of this site, such as a picture: `address` begins with a slash. */
export const assetUrl = (address: string) => (isElsewhere ? site + address : address)

/** How a film of this site is fetched: otherwise a browser shows no captions of another origin. */
export const siteCrossOrigin = isElsewhere ? 'anonymous' : undefined
