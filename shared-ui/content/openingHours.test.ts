import { expect, test } from 'vitest'
import { closedUntil, type OpeningDays, openDays, openingRows } from './openingHours.ts'

// Hours of this test, so that changed hours of the site leave it green.
const monToFri = { days: ['Monday', 'Friday'], open: [9, 18] } as const satisfies OpeningDays
const saturday = { days: ['Saturday'], open: [10, 16] } as const satisfies OpeningDays
const studioHours: readonly OpeningDays[] = [monToFri, saturday, { days: ['Sunday'], open: 'closed' }]
const officeHours: readonly OpeningDays[] = [
  monToFri,
  saturday,
  { days: ['Sunday'], bankHolidays: true, open: 'closed' },
]
const buildersHours: readonly OpeningDays[] = [monToFri, { days: ['Saturday'], open: 'by appointment' }]

test('hours are formatted as clock times', () => {
  expect(openingRows([{ days: ['Sunday'], bankHolidays: true, open: [10, 12] }])).toEqual([
    { day: 'Sunday and Bank Holidays', time: '10:00 AM to 12:00 PM' },
  ])
})

test('search engines get only the open days', () => {
  expect(openDays(officeHours)).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  ])
  expect(openDays(buildersHours)).toHaveLength(1)
})

test.each([
  [officeHours, '2026-11-27T12:00:00Z', undefined],
  [officeHours, '2026-11-27T08:59:00Z', '9 AM'],
  [officeHours, '2026-11-27T18:00:00Z', '10 AM on Saturday'],
  [officeHours, '2026-11-28T16:30:00Z', '9 AM on Monday'],
  // In summer time: 9:30 AM in London, and on both days on which the clocks change.
  [officeHours, '2026-07-01T08:30:00Z', undefined],
  [officeHours, '2027-03-27T16:00:00Z', '9 AM on Tuesday'],
  [officeHours, '2026-10-25T00:30:00Z', '9 AM on Monday'],
  // On a Saturday by appointment nobody answers the telephone.
  [buildersHours, '2026-11-27T18:30:00Z', '9 AM on Monday'],
  // If Christmas is a Friday, the holiday for Boxing Day is after the weekend.
  [buildersHours, '2026-12-24T18:30:00Z', '9 AM on Tuesday'],
  [studioHours, '2026-12-24T18:30:00Z', '9 AM on Tuesday'],
  // A week ahead, the day's name alone would mean today.
  [[{ days: ['Friday'], open: [9, 18] }], '2026-12-18T18:30:00Z', '9 AM on Friday 8 January'],
  [[{ days: ['Friday'], bankHolidays: true, open: [9, 18] }], '2026-12-18T18:30:00Z', '9 AM on Friday 25 December'],
  [[{ days: ['Sunday'], open: 'closed' }], '2026-12-18T18:30:00Z', undefined],
] as const)('%j: at %s closed until %s', (hours, now, until) => expect(closedUntil(hours, new Date(now))).toBe(until))

// https://www.gov.uk/bank-holidays for England, and its rule for the years not yet listed there. Christmas, Boxing Day
// and New Year's Day are holidays even on a weekend.
const bankHolidays = new Set(
  Object.entries({
    2026: '04-03 04-06 05-04 05-25 08-31 12-28',
    2027: '03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28',
    2029: '03-30 04-02 05-07 05-28 08-27',
    2030: '04-19 04-22 05-06 05-27 08-26',
    2031: '04-11 04-14 05-05 05-26 08-25',
  }).flatMap(([year, days]) => `01-01 12-25 12-26 ${days}`.split(' ').map((day) => `${year}-${day}`)),
)

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

test.each([
  ['the office', officeHours, 6],
  ['the studio', studioHours, 6],
  ['the builders', buildersHours, 5],
] as const)('%s: names the next day on which somebody answers', (_, hours, lastDay) => {
  const isOpen = (date: Date) => {
    const day = date.getUTCDay()
    return day >= 1 && day <= lastDay && !bankHolidays.has(date.toISOString().slice(0, 10))
  }
  for (const start of ['2026-11-28', '2027-12-20', '2029-05-01']) {
    const dayAt = (offset: number) => new Date(Date.parse(start) + offset * 86_400_000)
    const at = (offset: number, hour: number) =>
      closedUntil(hours, new Date(dayAt(offset).getTime() + hour * 3_600_000))
    const said: string[] = []
    const expected: string[] = []
    for (let offset = 0; offset < 800; offset++) {
      const date = dayAt(offset).toISOString()
      let next = offset + 1
      while (!isOpen(dayAt(next))) next++
      const day = dayAt(next).getUTCDay()
      said.push(`${date} ${at(offset, 19)}, at noon ${at(offset, 12) ? 'closed' : 'open'}`)
      expected.push(
        `${date} ${day === 6 ? 10 : 9} AM on ${weekdays[day]}, at noon ${isOpen(dayAt(offset)) ? 'open' : 'closed'}`,
      )
    }
    expect(said).toEqual(expected)
  }
})
