import { expect, test } from 'vitest'
import { buildersHours, officeHours } from './openingHours.content.ts'
import { closedUntil, openDays, openingRows } from './openingHours.ts'

test('hours are written as a clock shows them', () => {
  expect(openingRows([{ days: ['Sunday'], bankHolidays: true, open: [10, 12] }])).toEqual([
    { day: 'Sunday and Bank Holidays', time: '10:00 AM to 12:00 PM' },
  ])
})

test('search engines get the open days only', () => {
  expect(openDays(officeHours)).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  ])
  expect(openDays(buildersHours)).toHaveLength(1)
})

test.each([
  ['2026-11-27T12:00:00Z', undefined],
  ['2026-11-27T08:59:00Z', '9 AM'],
  ['2026-11-27T18:00:00Z', '10 AM on Saturday'],
  ['2026-11-28T16:30:00Z', '9 AM on Monday'],
  // Summer time: 9:30 AM in London.
  ['2026-07-01T08:30:00Z', undefined],
  // Good Friday and Easter Monday; Christmas on a Saturday, with two days instead; the summer's bank holiday.
  ['2027-03-26T12:00:00Z', '10 AM on Saturday'],
  ['2027-03-28T12:00:00Z', '9 AM on Tuesday'],
  ['2027-12-24T19:00:00Z', '9 AM on Wednesday'],
  ['2026-08-31T12:00:00Z', '9 AM on Tuesday'],
])('at %s the office is closed until %s', (now, until) => expect(closedUntil(officeHours, new Date(now))).toBe(until))
