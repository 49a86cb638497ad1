import { expect, test } from 'vitest'
import { buildersHours, officeHours } from './openingHours.content.ts'
import { openDays, openingRows } from './openingHours.ts'

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
