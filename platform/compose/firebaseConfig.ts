import type { Redirect } from 'shared-page/contract'
import { documentHeaders, fileHeaders, type Headers, iconHeaders, immutable, type PolicyInput } from './headers.ts'
import type { patternsOf } from './targets.ts'

// A rule for response headers. `regex` must be valid both in RE2 (https://github.com/google/re2/wiki/Syntax) and in
// JavaScript.
const rule = (regex: string, headers: Headers) => ({
  regex,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

// `AboutPage-BQPD2BMT.css`, or with a picture's width `lounge-9339539b-1200.avif`.
const hashed = /-([\w-]{8})(?:-\d+)?\.\w+$/

// The usual names of service workers: sw.js, serviceWorker.js, firebase-messaging-sw.js, OneSignalSDKWorker.js. None of
// our own scripts is at the root.
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
  // London, as the privacy page says. Without a location the first deployment would create the database in America.
  firestore: { database: '(default)', location: 'europe-west2', rules: 'firestore.rules' },
  hosting: {
    public: 'public',
    // Firebase Hosting compresses files itself.
    ignore: ['**/*.br'],
    cleanUrls: true,
    trailingSlash: false,
    // If several rules match, the last one that sets a header wins.
    headers: [
      // Every path that is not below /r/. RE2 has no lookahead.
      rule('^/($|[^r]|r$|r[^/])', {
        ...documentHeaders(input),
        ...(input.isHidden && { 'X-Robots-Tag': 'noindex' }),
      }),
      rule('^/(?:favicon\\.(?:ico|svg)|apple-touch-icon\\.png)$', iconHeaders),
      rule('^/r/', fileHeaders),
      // By hash: a rule for the folder would also apply to a missing file, and browsers would cache its 404 for a year.
      // Full names would be twenty times as long, because a picture has some fifteen files.
      ...[...assets].flatMap(([group, names]) => {
        const hashes = [...new Set(names.flatMap((name) => hashed.exec(name)?.[1] ?? []))].join('|')
        return hashes ? [rule(`^/r/${group}/assets/[\\w.-]+-(?:${hashes})(?:-\\d+)?\\.\\w+$`, immutable)] : []
      }),
    ],
    // Without this rule Firebase Hosting would redirect `/index.html?x=1` to `?x=1`, which is the same URL again.
    redirects: [{ from: '^/index(\\.html)?$', to: '/' }, ...areaRedirects].map(({ from, to }) => ({
      regex: from,
      destination: to,
      type: 301,
    })),
    // If the file of a rewrite does not exist, Firebase responds with 404.html and status 404.
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
