/** The steps before the first day on site, by kind of residential work, in weeks from the survey. Illustrative. */

export interface Period {
  title: string
  note: string
  /** First and last week. */
  from: number
  to: number
  /** Whether its length is set by law rather than by the studio. */
  law?: boolean
}

/** How many weeks pass before work begins, and what they are for. */
export interface BeforeSite {
  weeks: number
  periods: readonly Period[]
}

// @__NO_SIDE_EFFECTS__
const scheme = (to: number): Period => ({
  title: 'Survey and scheme',
  note: 'Measured, sketched, agreed with you',
  from: 0,
  to,
})
// @__NO_SIDE_EFFECTS__
const drawings = (from: number, to: number): Period => ({
  title: 'Planning drawings',
  note: 'Plans, elevations, a statement',
  from,
  to,
})
// @__NO_SIDE_EFFECTS__
const council = (from: number, note = 'Statutory period, householder'): Period => ({
  title: 'Council decision',
  note,
  from,
  to: from + 8,
  law: true,
})
// @__NO_SIDE_EFFECTS__
const technical = (from: number, to: number, note = 'Started before the decision, at our risk'): Period => ({
  title: 'Technical drawings',
  note,
  from,
  to,
})
// @__NO_SIDE_EFFECTS__
const control = (from: number, to: number): Period => ({
  title: 'Building control',
  note: 'Full plans, checked before work',
  from,
  to,
  law: true,
})

// @__NO_SIDE_EFFECTS__
const partyWall = (from: number): Period => ({
  title: 'Party wall notices',
  note: 'Two months, where a neighbour’s wall is touched',
  from,
  to: from + 8,
  law: true,
})

// @__NO_SIDE_EFFECTS__
const start = (from: number, to: number): Period => ({
  title: 'Contract and start',
  note: 'Signed, and scaffold and skips booked',
  from,
  to,
})

/** Apart from the others, so that a page with this one alone does not load them. */
export const beforeExtensions = {
  weeks: 28,
  periods: [scheme(6), drawings(6, 9), council(9), technical(15, 22), partyWall(18), control(21, 26), start(26, 28)],
} as const satisfies BeforeSite

export const beforeSite = {
  renovations: {
    weeks: 24,
    periods: [
      scheme(5),
      drawings(5, 8),
      council(8, 'Only where the house is listed'),
      technical(12, 19),
      control(18, 23),
      start(23, 24),
    ],
  },
  'new-builds': {
    weeks: 42,
    periods: [scheme(10), drawings(10, 16), council(16), technical(23, 36), control(34, 40), start(40, 42)],
  },
  extensions: beforeExtensions,
  'loft-conversions': {
    weeks: 16,
    periods: [
      scheme(3),
      council(3, 'A lawful development certificate'),
      technical(4, 9, 'While the certificate is decided'),
      partyWall(6),
      control(9, 14),
      start(14, 16),
    ],
  },
  basements: {
    weeks: 38,
    periods: [
      scheme(8),
      drawings(8, 13),
      council(13),
      technical(20, 32),
      partyWall(28),
      control(30, 36),
      start(36, 38),
    ],
  },
  landscaping: {
    weeks: 12,
    periods: [scheme(4), technical(4, 9, 'Levels, drains, walls and a planting plan'), start(9, 12)],
  },
  'swimming-pools': {
    weeks: 26,
    periods: [scheme(5), drawings(5, 8), council(8), technical(13, 20), control(19, 24), start(24, 26)],
  },
} as const satisfies Record<string, BeforeSite>

/** Everything from the survey to the keys. */
export const inAll = 'About {total}\u00a0weeks: {weeks} from the survey until we start, then {onSite}.'

/** Folds the stages up. */
export const untilWeStart = 'The {weeks}\u00a0weeks until we start, stage by stage'

/** From the first week of a period to its last. */
export const inWeeks = 'Weeks {from} to {to}'
