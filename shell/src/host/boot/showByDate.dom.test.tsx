import { expect, test } from 'vitest'
import { showByDate } from './showByDate.ts'

test.each([
  ['2027-01-31T12:00:00Z', 'open'],
  ['2027-01-31T23:59:59Z', 'open'],
  ['2027-02-01T00:00:00Z', 'closed'],
  ['2028-01-01T00:00:00Z', 'closed'],
])('at %s a vacancy that closes on 31 January 2027 is %s', (now, shown) => {
  document.body.innerHTML =
    '<main><p data-through="2027-01-31">open</p><p data-after="2027-01-31" hidden>closed</p><p data-after="2099-12-31" hidden>later</p></main>'
  showByDate(new Date(now))
  const visible = [...document.querySelectorAll('main p:not([hidden])')].map(({ textContent }) => textContent)
  expect(visible).toEqual([shown])
})

test('a day ends at midnight in London, also in summer time', () => {
  document.body.innerHTML = '<main><p data-after="2027-07-31" hidden>closed</p></main>'
  const note = document.querySelector('p')
  showByDate(new Date('2027-07-31T22:59:00Z'))
  expect(note?.hidden).toBe(true)
  showByDate(new Date('2027-07-31T23:00:00Z'))
  expect(note?.hidden).toBe(false)
})
