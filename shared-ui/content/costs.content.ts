/** The typical price and duration of a kind of work. Illustrative. */
export interface Cost {
  /** In pounds, VAT included. */
  price: { from: number; to: number }
  weeks: { from: number; to: number }
  /** The work that the weeks are for, as text after them. */
  weeksFor?: string
}

/** The work that weeks are for: building, or a room that is made and fitted. */
export const weeksFor = { site: 'on site', fitting: 'from drawing to fitting' } as const

/** The costs that several areas show. The others are in the content file of their page. */
export const typically = {
  renovations: { price: { from: 120_000, to: 350_000 }, weeks: { from: 13, to: 26 }, weeksFor: weeksFor.site },
  'new-builds': { price: { from: 650_000, to: 1_200_000 }, weeks: { from: 40, to: 52 }, weeksFor: weeksFor.site },
  extensions: { price: { from: 85_000, to: 220_000 }, weeks: { from: 14, to: 24 }, weeksFor: weeksFor.site },
  'loft-conversions': { price: { from: 75_000, to: 130_000 }, weeks: { from: 9, to: 13 }, weeksFor: weeksFor.site },
  basements: { price: { from: 250_000, to: 450_000 }, weeks: { from: 26, to: 44 }, weeksFor: weeksFor.site },
  landscaping: { price: { from: 45_000, to: 160_000 }, weeks: { from: 6, to: 14 }, weeksFor: weeksFor.site },
  'swimming-pools': { price: { from: 160_000, to: 480_000 }, weeks: { from: 16, to: 34 }, weeksFor: weeksFor.site },
  kitchens: { price: { from: 35_000, to: 95_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  wardrobes: { price: { from: 8_000, to: 90_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  'living-rooms': { price: { from: 40_000, to: 135_000 }, weeks: { from: 16, to: 24 }, weeksFor: weeksFor.fitting },
  'master-suites': { price: { from: 40_000, to: 90_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  'wine-cellars': { price: { from: 35_000, to: 95_000 }, weeks: { from: 16, to: 24 }, weeksFor: weeksFor.fitting },
  bars: { price: { from: 20_000, to: 55_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
  bathrooms: { price: { from: 35_000, to: 110_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  cinema: { price: { from: 60_000, to: 140_000 }, weeks: { from: 18, to: 24 }, weeksFor: weeksFor.fitting },
  foyers: { price: { from: 45_000, to: 110_000 }, weeks: { from: 18, to: 24 }, weeksFor: weeksFor.fitting },
  offices: { price: { from: 30_000, to: 75_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
} as const satisfies Record<string, Cost>

/** Said once on each page that has prices, at the first of them. */
export const vat = 'Prices include VAT.'

/** Beside each list of prices. */
export const guidePrices = 'Guide prices, illustrative.'

/** The link from a price to the sheet that adds prices up. */
export const addToPlan = 'Add to your plan'

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
