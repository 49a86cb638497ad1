// A page of another site runs a build's modules from our origin, which has the other files too. On our own pages a path
// stays as written.
const site =
  import.meta.env?.PROD && globalThis.location ? import.meta.url.replace(/\/r\/[\w-]+\/assets\/[^/]*$/, '') : ''
const isElsewhere = site !== '' && site !== globalThis.location.origin

/** The URL of a file of this site, such as a picture. `address` begins with a slash. */
export const assetUrl = (address: string) => (isElsewhere ? site + address : address)

/** The `crossorigin` of a film of this site: without it, browsers show no captions from another origin. */
export const siteCrossOrigin = isElsewhere ? 'anonymous' : undefined
