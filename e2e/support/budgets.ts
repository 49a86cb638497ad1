// What a page may cost. Sizes are in KiB as transferred, times in ms, on a slow phone as Lighthouse emulates it. `npm run perf`
// measures all of them, and tests those that need no clock.

/** The scores of Lighthouse, out of 100. */
export const minScores = { performance: 100, accessibility: 100, 'best practices': 100, SEO: 100 }

/** What a page may cost at most. Requests are counted without pictures. */
export const maxBudgets = {
  LCP: 1250,
  CLS: 0.001,
  TBT: 50,
  'JS KiB': 132,
  scripts: 13,
  requests: 18,
  KiB: 500,
  axe: 0,
  'press ms': 200,
}

/** The KiB of a document, transferred. */
export const documentKiB = (address: string) => ({ '/': 30, '/contact': 24 })[address] ?? 39

/** The KiB of a phone's first picture: a larger one costs a round trip more. */
export const firstPictureKiB = 18.5

/** The requests of a page before its load event, without pictures: the document, the headline's font and an icon. */
export const requestsBeforeLoad = 3

/** What the first navigation into another area may fetch of scripts. */
export const firstNavigation = { KiB: 35, requests: 8 }
