/**
 * What a kind of work typically costs and how long it takes, where several pages say so. Illustrative. Each says what its
 * weeks are counted for.
 */
export const typically = {
  renovations: '£120,000–350,000, 13–26\u00a0weeks on site',
  'new-builds': '£650,000–1.2 million, 40–52\u00a0weeks on site',
  extensions: '£85,000–220,000, 14–24\u00a0weeks on site',
  'loft-conversions': '£75,000–130,000, 9–13\u00a0weeks on site',
  basements: '£250,000–450,000, 26–44\u00a0weeks on site',
  landscaping: '£45,000–160,000, 6–14\u00a0weeks on site',
  'swimming-pools': '£160,000–480,000, 16–34\u00a0weeks on site',
  kitchens: '£35,000–95,000, 16–22\u00a0weeks from drawing to fitting',
  wardrobes: '£8,000–90,000, 16–22\u00a0weeks from drawing to fitting',
  'living-rooms': '£40,000–135,000, 16–24\u00a0weeks from drawing to fitting',
  'master-suites': '£40,000–90,000, 16–22\u00a0weeks from drawing to fitting',
  'wine-cellars': '£35,000–95,000, 16–24\u00a0weeks from drawing to fitting',
  bars: '£20,000–55,000, 16–20\u00a0weeks from drawing to fitting',
  bathrooms: '£35,000–110,000, 16–22\u00a0weeks from drawing to fitting',
  cinema: '£60,000–140,000, 18–24\u00a0weeks from drawing to fitting',
  foyers: '£45,000–110,000, 18–24\u00a0weeks from drawing to fitting',
  offices: '£30,000–75,000, 16–20\u00a0weeks from drawing to fitting',
} as const

/** Said once on each page that has prices, at the first of them. */
export const vat = 'Prices include VAT.'

/** Beside each list of prices. */
export const guidePrices = 'Guide prices, illustrative.'

/** The price in a page's first band. */
export const typical = `Typically {typically}. ${vat}`

/** The conditions of finance, and who arranges it: replace the broker, with its authorisation, before going live. */
export const financeTerms =
  'Subject to status, and to the terms of the lender’s offer. Arranged by Example Credit Limited, a credit broker and not a lender.'

/** The kind of a work and the year it was finished, before its cost. */
export const finished = { after: '{kind}, finished\u00a0{year}', alone: 'Finished\u00a0{year}' } as const

/** How long one work was on site, after what it cost. The weeks stay on one line. */
export const onSite = {
  one: '1\u00a0week\u00a0on\u00a0site',
  many: '{weeks}\u00a0weeks\u00a0on\u00a0site',
} as const
