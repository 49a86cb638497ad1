import { assetHeaders, cacheControl, pointerHeaders, pointers } from '../../base/headers.ts'
import type { Routing } from '../../base/routing.ts'

interface Header {
  key: string
  value: string
}

/** Addresses, by a glob or by a regular expression (RE2), and the headers of their answers. */
type HeaderRule = { headers: Header[] } & ({ source: string } | { regex: string })

/** The settings of this project in a firebase.json; everything else is the host's default. */
export interface FirebaseConfig {
  firestore: { database: string; location: string; rules: string }
  hosting: {
    public: string
    ignore: string[]
    cleanUrls: boolean
    trailingSlash: boolean
    headers: HeaderRule[]
    rewrites: { regex: string; destination: string }[]
  }
}

const list = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const literally = (name: string) => name.replaceAll(/[.+()[\]$^*?{}|\\]/g, '\\$&')

/** One expression for all of an owner's assets. A picture's widths are grouped: `stair-1f8da25c-(?:480|960).avif`. */
function anyOf(addresses: readonly string[]) {
  const groups = new Map<string, string[]>()
  for (const address of addresses) {
    const [, start = '', width = '', end = ''] = /^(.*-)?(\d+)?(\.\w+)$/.exec(address) ?? ['', address]
    groups.set(`${start}\n${end}`, [...(groups.get(`${start}\n${end}`) ?? []), width])
  }
  const each = [...groups].map(([ends, widths]) => {
    const [start = '', end = ''] = ends.split('\n').map(literally)
    return `${start}${widths.length > 1 ? `(?:${widths.join('|')})` : widths}${end}`
  })
  return `^(?:${each.join('|')})$`
}

/**
 * Firebase Hosting's configuration for these headers and patterns, which the edge uses as well. `assets` are the
 * addresses of all assets, one list for each owner.
 */
export function firebaseConfig(
  { headers, patterns }: Routing,
  rules: string,
  assets: readonly (readonly string[])[] = [],
): FirebaseConfig {
  return {
    // London, as the privacy page says. Without a location a first deployment would create the database in America.
    firestore: { database: '(default)', location: 'europe-west2', rules },
    hosting: {
      public: 'public',
      // The host compresses by itself.
      ignore: ['**/.*', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '!/r/*/assets/**', headers: list({ ...headers, 'Cache-Control': cacheControl('/') }) },
        // The last rule that fits wins.
        { regex: pointers, headers: list(pointerHeaders({})) },
        { source: '/r/*/assets/**', headers: list({ ...assetHeaders, 'Cache-Control': cacheControl('/') }) },
        // Assets by name: a rule for the folder would also hold for a missing file, and a browser would keep the 404
        // for a year.
        ...assets.map((addresses) => ({
          regex: anyOf(addresses),
          headers: list({ 'Cache-Control': cacheControl(addresses[0] ?? '') }),
        })),
      ],
      // Firebase answers a rewrite to a file that does not exist with 404.html and status 404.
      rewrites: patterns.map(({ pattern, file }) => ({
        regex: pattern,
        destination: file === '404.html' ? '/no-such-page' : `/${file}`,
      })),
    },
  }
}
