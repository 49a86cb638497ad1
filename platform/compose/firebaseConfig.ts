import type { Redirect } from 'shared-page/contract'
import { documentHeaders, fileHeaders, type Headers, iconHeaders, immutable, type PolicyInput } from './headers.ts'
import type { patternsOf } from './targets.ts'

// Addresses, by a regular expression that RE2 (https://github.com/google/re2/wiki/Syntax) and JavaScript both read, and the
// headers of their answers.
const rule = (regex: string, headers: Headers) => ({
  regex,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

// `AboutPage-BQPD2BMT.css`, and with a picture's width `lounge-9339539b-1200.avif`.
const hashed = /-([\w-]{8})(?:-\d+)?\.\w+$/

// The names that tools and people give to a service worker: sw.js, serviceWorker.js, firebase-messaging-sw.js,
// OneSignalSDKWorker.js. None of our own scripts stands at the root.
const staleServiceWorkers = '^/(?:[\\w.-]*[_.-])?(?:sw|SW)(?:[_.-][\\w.-]*)?\\.js$|^/[\\w.-]*[wW]orker[\\w.-]*\\.js$'

/**
 * The site's firebase.json (https://firebase.google.com/docs/hosting/full-config). The site server reads its headers and rewrites
 * as Firebase Hosting does. `assets` are the names of all assets, by group; `areaRedirects` are those of the areas.
 */
export const firebaseConfig = (
  input: PolicyInput & { isHidden?: boolean | undefined },
  patterns: ReturnType<typeof patternsOf>,
  assets: ReadonlyMap<string, readonly string[]>,
  areaRedirects: readonly Redirect[],
) => ({
  // London, as the privacy page says. Without a location a first deployment would create the database in America.
  firestore: { database: '(default)', location: 'europe-west2', rules: 'firestore.rules' },
  hosting: {
    public: 'public',
    // The host compresses by itself.
    ignore: ['**/*.br'],
    cleanUrls: true,
    trailingSlash: false,
    // If several rules match, the last one that sets a header wins.
    headers: [
      // Every address that is not below /r/. RE2 has no lookahead.
      rule('^/($|[^r]|r$|r[^/])', {
        ...documentHeaders(input),
        ...(input.isHidden && { 'X-Robots-Tag': 'noindex' }),
      }),
      rule('^/(?:favicon\\.(?:ico|svg)|apple-touch-icon\\.png)$', iconHeaders),
      rule('^/r/', fileHeaders),
      // By hash: a rule for the folder would also hold for a missing file, and a browser would keep the 404 for a year. By
      // name they would be twenty times as long, as a picture has some fifteen files.
      ...[...assets].flatMap(([group, names]) => {
        const hashes = [...new Set(names.flatMap((name) => hashed.exec(name)?.[1] ?? []))].join('|')
        return hashes ? [rule(`^/r/${group}/assets/[\\w.-]+-(?:${hashes})(?:-\\d+)?\\.\\w+$`, immutable)] : []
      }),
    ],
    // By itself the host would answer `/index.html?x=1` with `?x=1`, which leads back to it.
    redirects: [{ from: '^/index(\\.html)?$', to: '/' }, ...areaRedirects].map(({ from, to }) => ({
      regex: from,
      destination: to,
      type: 301,
    })),
    // Firebase answers a rewrite to a file that does not exist with 404.html and status 404.
    rewrites: [
      { regex: staleServiceWorkers, destination: '/self-destroying-worker.js' },
      ...patterns.map(({ pattern, file }) => ({
        regex: pattern,
        destination: file === '404.html' ? '/no-such-page' : `/${file}`,
      })),
    ],
  },
})

export type FirebaseConfig = ReturnType<typeof firebaseConfig>
