import type { OpeningDays } from './openingHours.ts'

const weekdays = { days: ['Monday', 'Friday'], open: [9, 18] } as const satisfies OpeningDays
const saturday = { days: ['Saturday'], open: [10, 16] } as const satisfies OpeningDays

/** The hours of the group and of its office. */
export const officeHours: readonly OpeningDays[] = [
  weekdays,
  saturday,
  { days: ['Sunday'], bankHolidays: true, open: 'closed' },
]

/** The hours of the design studio. */
export const studioHours: readonly OpeningDays[] = [weekdays, saturday, { days: ['Sunday'], open: 'closed' }]

/** The hours of the builders. */
export const buildersHours: readonly OpeningDays[] = [weekdays, { days: ['Saturday'], open: 'by appointment' }]
