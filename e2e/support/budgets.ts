// The budgets of a page. Sizes are in KiB as transferred, times in ms, on a slow phone as Lighthouse emulates it. `npm
// run perf` checks all of them; tests check those that do not depend on time.

/** The minimum Lighthouse scores, out of 100. */
export const minScores = { performance: 100, accessibility: 100, 'best practices': 100, SEO: 100 }

/** The maximum costs of a page. Requests are counted without pictures. */
export const maxBudgets = {
  LCP: 1250,
  CLS: 0.001,
  TBT: 50,
  'JS KiB': 132,
  scripts: 12,
  requests: 18,
  KiB: 500,
  axe: 0,
  'press ms': 200,
}

/** The transferred size of a document, in KiB. */
export const documentKiB = (address: string) => ({ '/': 30, '/contact': 24 })[address] ?? 39

/** The size of a phone's first picture, in KiB: a larger one costs another round trip. */
export const firstPictureKiB = 18.5

/**
 * The number of requests before a page's load event, without pictures: the document, the headline's font and an icon.
 */
export const requestsBeforeLoad = 3

/** The scripts that the first navigation into another area may fetch. */
export const firstNavigation = { KiB: 35, requests: 8 }
