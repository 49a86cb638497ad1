import { isLoopback } from 'shared-page/paths'
import type { EnquirySettings, Monitoring } from 'shared-page/site'
import { integrityOf } from '../base/files.ts'

// To let pages use another host: CONTRIBUTING.md, "Add a script, frame or API of another company".

/** Origin of the embedded map on the contact page. */
const maps = 'https://www.openstreetmap.org'

const appCheck = [
  'https://www.google.com',
  'https://www.gstatic.com',
  'https://content-firebaseappcheck.googleapis.com',
]

/** The facts that the headers depend on: the settings of the site, and the inline script of its pages. */
export interface PolicyInput {
  origin: string
  script: string
  enquiries: EnquirySettings
  monitoring?: Monitoring | undefined
  /** Whether browsers must use TLS for the domain's other subdomains too. */
  hstsIncludeSubDomains: boolean
  /** Whether the domain may be added to the browsers' HSTS preload list. */
  hstsPreload: boolean
}

const usesAppCheck = ({ enquiries }: PolicyInput) =>
  enquiries.kind === 'firestore' && enquiries.appCheckSiteKey !== undefined

function policy(input: PolicyInput): string {
  const { script, enquiries, monitoring } = input
  const enquiryHosts = enquiries.kind === 'firestore' ? ['https://firestore.googleapis.com'] : []
  const reporting = monitoring && URL.canParse(monitoring.endpoint) ? [new URL(monitoring.endpoint).origin] : []
  const check = usesAppCheck(input) ? appCheck : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${integrityOf(script)}'`, ...check.slice(0, 2)],
    // Styles are inlined per page, and React writes style attributes: neither can run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    // The contact page fetches from the map's server first, because a frame that fails to load fires no error event.
    'connect-src': ["'self'", maps, ...enquiryHosts, ...check, ...reporting],
    'frame-src': [maps, ...check.slice(0, 1)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    // Strings cannot become code. The policy `default` creates the markup of the panorama library. App Check's scripts
    // have no policy of their own.
    ...(!usesAppCheck(input) && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

export type Headers = Readonly<Record<string, string>>

function strictTransport({ origin, hstsIncludeSubDomains, hstsPreload }: PolicyInput): Headers {
  // A browser that obeys HSTS would open nothing on localhost without TLS, whichever port or project it belongs to.
  if (isLoopback(new URL(origin).hostname)) return {}
  // The preload list accepts only domains that include their subdomains: https://hstspreload.org
  const parts = ['max-age=63072000', ...(hstsIncludeSubDomains || hstsPreload ? ['includeSubDomains'] : [])]
  return { 'Strict-Transport-Security': [...parts, ...(hstsPreload ? ['preload'] : [])].join('; ') }
}

export const documentHeaders = (input: PolicyInput): Headers => ({
  'Content-Security-Policy': policy(input),
  ...strictTransport(input),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-cache',
})

/**
 * The headers of release files. A module federation host may be on any origin, and none of these files depends on who
 * requests it. They have no CSP: it applies to documents, and is larger than a small script.
 */
export const fileHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-cache',
}

/** The header of the site's icons, whose names never change because search engines request them by name. */
export const iconHeaders: Headers = { 'Cache-Control': 'public, max-age=86400' }

/** The header of a file whose name has a hash of its content. */
export const immutable: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
