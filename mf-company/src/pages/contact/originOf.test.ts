import { expect, test } from 'vitest'
import { originOf } from './originOf.ts'

test('an origin is the page that the query names, with its service', () => {
  expect(originOf('?about=loft-conversions')).toEqual({ title: 'loft conversions', service: 'builders' })
  expect(originOf('?utm_source=x&about=german')).toEqual({ title: 'German kitchens', service: 'interiors' })
})

test.each(['', '?about=', '?about=Loft', '?about=<b>', '?about=constructor', '?about=toString', '?about=plumbers'])(
  'no origin for %j, whose words are not ours',
  (query) => expect(originOf(query)).toBeUndefined(),
)
