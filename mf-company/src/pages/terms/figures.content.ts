import { figures } from 'shared-ui/figures.content'
import type { Block } from './Part.ts'

interface Explanation {
  /** The things that the figure counts, and the company or branch. */
  counts: string
  since: string
  asOf: string
  checkedBy: string
  /** Compose refuses a public site that shows this. */
  unconfirmed?: string
}

type Explanations<Names> = { readonly [Name in keyof Names]: Explanation }

const reviewSite = 'Example Reviews, which collects them: not us'
const ledger = 'our accountant, against the signed completion certificates'

/**
 * The explanation of each figure. All are invented: the client confirms each one, sets its date in `asOf` and
 * deletes `unconfirmed`.
 */
const explained = {
  home: {
    luxury: {
      counts:
        'Jobs of £500,000 or more that our three teams drew, built and fitted out together. A job counts on the day you get the keys.',
      since: '2018, when the builders joined',
      asOf: '31 October 2026',
      checkedBy: ledger,
      unconfirmed: 'To confirm before publication: 17+ luxury projects',
    },
    leadership: {
      counts:
        'The years for which the design director and the workshop manager have led all three teams together: eight each, added up.',
      since: '2018',
      asOf: '31 October 2026',
      checkedBy: 'the company secretary',
      unconfirmed: 'To confirm before publication: 15+ years combined leadership',
    },
    reviews: {
      counts:
        'The average of all star ratings from clients of all three teams. The interiors page rounds its own to a whole star.',
      since: 'the last two years',
      asOf: '31 October 2026',
      checkedBy: reviewSite,
      unconfirmed: 'To confirm before publication: 4.8 star',
    },
    properties: {
      counts:
        'Homes in which at least two of our three teams worked on the same job. They are among the 1785+ on the About page.',
      since: '2018',
      asOf: '31 October 2026',
      checkedBy: ledger,
      unconfirmed: 'To confirm before publication: 385+ properties',
    },
    delivered: {
      counts: 'Work handed over in the first half of this financial year, VAT left out. All three teams.',
      since: '1 April 2026',
      asOf: '30 September 2026',
      checkedBy: 'our accountant',
      unconfirmed: 'To confirm before publication: £5M+ delivered',
    },
  },
  about: {
    properties: {
      counts:
        'Every address at which one of our teams has finished a job, from one wardrobe to a whole house. An address counts once, however often we were there.',
      since: '2011, when the workshop opened',
      asOf: '31 October 2026',
      checkedBy: ledger,
      unconfirmed: 'To confirm before publication: 1785+ properties',
    },
    delivered: {
      counts:
        'Work handed over in the last whole financial year, VAT left out. All three teams: offices, warehouses and blocks of flats are in it, and make up most of the sum.',
      since: '1 April 2025',
      asOf: '31 March 2026',
      checkedBy: 'our accountant, with the yearly accounts',
      unconfirmed: 'To confirm before publication: £15M+ delivered',
    },
  },
  design: {
    projects: {
      counts: 'Jobs drawn by the studio on which a council or building control has decided.',
      since: '2014, when the studio opened',
      asOf: '31 October 2026',
      checkedBy: 'the design director, against the decision notices',
      unconfirmed: 'To confirm before publication: 250+ projects of design',
    },
    satisfaction: {
      counts: 'Clients of the studio who said yes to “Would you appoint us again?”, asked with the last drawing.',
      since: '2014',
      asOf: '31 October 2026',
      checkedBy: 'the company secretary, against the forms',
      unconfirmed: 'To confirm before publication: 98% of design',
    },
    awards: {
      counts: 'Prizes and commendations that the studio has won. Being shortlisted does not count.',
      since: '2014',
      asOf: '31 October 2026',
      checkedBy: 'those who gave them: ask us for the list',
      unconfirmed: 'To confirm before publication: 15+ awards',
    },
    years: {
      counts: 'The age of the studio.',
      since: '2014',
      asOf: '31 October 2026',
      checkedBy: 'Companies House',
      unconfirmed: 'To confirm before publication: 12 years',
    },
  },
  interiors: {
    satisfaction: {
      counts: 'Clients of the workshop who said yes to “Would you have us back?”, asked a year after the fitting.',
      since: '2018',
      asOf: '31 October 2026',
      checkedBy: 'the company secretary, against the forms',
      unconfirmed: 'To confirm before publication: 98% of interiors',
    },
    projects: {
      counts: 'Whole rooms and kitchens from the workshop, fitted and signed off. Single pieces are left out.',
      since: '2011',
      asOf: '31 October 2026',
      checkedBy: 'the workshop manager, against the order book',
      unconfirmed: 'To confirm before publication: 250+ projects of interiors',
    },
    experience: {
      counts: 'The age of the workshop.',
      since: '2011',
      asOf: '31 October 2026',
      checkedBy: 'Companies House',
      unconfirmed: 'To confirm before publication: 15+ years experience',
    },
    rating: {
      counts: 'The average rating by clients of the workshop alone, rounded to a whole star.',
      since: 'the last two years',
      asOf: '31 October 2026',
      checkedBy: reviewSite,
      unconfirmed: 'To confirm before publication: 5 star',
    },
  },
} as const satisfies { [Page in keyof typeof figures]: Explanations<(typeof figures)[Page]> }

const titles = {
  home: 'On the home page',
  about: 'On the About page',
  design: 'Of the studio',
  interiors: 'Of the workshop',
}

const words: Readonly<Record<string, Readonly<Record<string, Explanation>>>> = explained

const detailOf = ({ since, asOf, checkedBy }: Explanation) =>
  `Since: ${since}. As of: ${asOf}. Checked by: ${checkedBy}.`

/** Every figure of the site with what it counts, by the page that shows it. */
export const countedFigures: readonly Block[] = Object.entries(figures).map(([page, shown]) => ({
  id: `figures-${page}`,
  title: titles[page as keyof typeof figures],
  rows: Object.entries(shown).flatMap(([name, { value, label }]) => {
    const explanation = words[page]?.[name]
    if (!explanation) return []
    const { counts, unconfirmed } = explanation
    return [{ name: `${value} ${label}`, value: counts, detail: detailOf(explanation), unconfirmed }]
  }),
}))
