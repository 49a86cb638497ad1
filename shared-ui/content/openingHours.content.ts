import type { OpeningDays } from './openingHours.ts'

const weekdays = { days: ['Monday', 'Friday'], open: [9, 18] } as const satisfies OpeningDays
/** The Saturday of the office, which the builders' note names. */
export const saturday = { days: ['Saturday'], open: [10, 16] } as const satisfies OpeningDays

// Each team's hours, which the telephone bar of its pages shows too (`contactLinks.hours` in its src/menu.ts).

/** The hours of the group and of its office: on /contact, in the footer, and for search engines. */
export const officeHours: readonly OpeningDays[] = [
  weekdays,
  saturday,
  { days: ['Sunday'], bankHolidays: true, open: 'closed' },
]

/** The hours of the design studio. */
export const studioHours: readonly OpeningDays[] = [weekdays, saturday, { days: ['Sunday'], open: 'closed' }]

/** The hours of the workshop of interiors, which only its telephone bar shows. */
export const workshopHours = officeHours

/** The hours of the builders. */
export const buildersHours: readonly OpeningDays[] = [weekdays, { days: ['Saturday'], open: 'by appointment' }]
