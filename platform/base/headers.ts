import { createHash } from 'node:crypto'
import { isLoopback } from 'shared-ui/isLoopback'

/** The source expression by which a content security policy allows one inline block. */
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Origin of the embedded map on the contact page. */
const maps = 'https://www.openstreetmap.org'

const firestore = ['https://firestore.googleapis.com']
const appCheck = [
  'https://www.google.com',
  'https://www.gstatic.com',
  'https://content-firebaseappcheck.googleapis.com',
]

/**
 * The name of the Trusted Types policy that makes the addresses of scripts. The only other one is `default`, for the markup
 * of the panorama's library (mf-design/src/panorama/libraryMarkup.ts).
 */
const trustedTypesPolicy = 'sovran'

/** The facts that the policies depend on. */
export interface PolicyInput {
  /** The page's inline script; without one no script may run inline. */
  script?: string
  /** Origin of the embedded store, where enquiries go there. */
  store?: string | undefined
  usesAppCheck?: boolean
  /** Where faults and web vitals are reported: a path, or an address on another origin. */
  reports?: string | undefined
}

/** The content security policy of every page. */
function policy({ script, store, usesAppCheck, reports }: PolicyInput): string {
  const reporting = reports && URL.canParse(reports) ? [new URL(reports).origin] : []
  const check = usesAppCheck ? appCheck : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(script ? [hashOf(script)] : []), ...check.slice(0, 2)],
    // Styles are inlined per page, and React writes style attributes: neither can run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    // The contact page asks whether the map's server answers, because a frame that fails does not say so.
    'connect-src': ["'self'", maps, ...(store ? [store] : firestore), ...check, ...reporting],
    'frame-src': [maps, ...check.slice(0, 1)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    // No text becomes code, and a script's address passes shell/src/trustedModule.ts. App Check's scripts have no policy.
    ...(!usesAppCheck && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [trustedTypesPolicy, 'default'],
    }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * The headers with which a document may take areas from development servers on the visitor's own machine, as
 * `?remote.builders=http://localhost:5176` asks for. Any other origin is left out. The integrity policy is dropped,
 * because a module that such a server compiles at this moment has no integrity.
 */
export function widened(headers: Readonly<Record<string, string>>, search: URLSearchParams): Record<string, string> {
  const { 'Integrity-Policy': _checked, 'Content-Security-Policy': csp = '', ...others } = headers
  const origins = [...search]
    .filter(([name, value]) => name.startsWith('remote.') && URL.canParse(value))
    .map(([, value]) => new URL(value))
    .filter(({ protocol, hostname }) => /^https?:$/.test(protocol) && isLoopback(hostname))
    .map(({ origin }) => origin)
  if (origins.length === 0) return { ...headers }
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  const wide = csp.replaceAll(/(script|style|img|font|media|connect)-src [^;]*/g, (directive, kind) =>
    [directive, ...origins, ...(kind === 'connect' ? sockets : [])].join(' '),
  )
  return { ...others, 'Content-Security-Policy': wide }
}

/** Headers of every answer but an asset's; the edge and firebase.json take them from here. */
export const securityHeaders = (input: PolicyInput): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(input),
  // Browsers then block every script that is requested without integrity. Nobody can know that of App Check's scripts.
  ...(!input.usesAppCheck && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})

/** How long a browser may reuse a file: a hashed asset for a year without asking, anything else only after asking. */
export const cacheControl = (address: string) =>
  /^\/r\/[^/]+\/assets\//.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache'

// A host of module federation may be on any origin. None of these files depends on who asks for it.
const readableAnywhere = { 'Access-Control-Allow-Origin': '*' }

/**
 * Headers of an asset, apart from how long it may be kept. It has no content security policy: that belongs to
 * documents, and would weigh more than a small script.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  ...readableAnywhere,
}

/** The addresses of the files by which releases are found: the maps of releases and the manifests of areas. */
export const pointers = '^/r/[^/]+/[^/]+\\.json$'

/** The headers of such a file, made of those of documents. */
export const pointerHeaders = (documents: Readonly<Record<string, string>>) => ({ ...documents, ...readableAnywhere })
