import { expect, test } from 'vitest'
import { originOf } from './originOf.ts'
import { origins } from './origins.content.ts'
import { worksFor } from './originWorks.content.ts'

test('the query’s page is the origin, with its service', () => {
  expect(originOf('?about=loft-conversions')).toEqual({
    id: 'loft-conversions',
    title: 'loft conversions',
    service: 'builders',
  })
  expect(originOf('?utm_source=x&about=german')).toMatchObject({ title: 'German kitchens', service: 'interiors' })
})

test.each(['', '?about=', '?about=Loft', '?about=<b>', '?about=constructor', '?about=toString', '?about=plumbers'])(
  'no origin for %j, whose words are not ours',
  (query) => expect(originOf(query)).toBeUndefined(),
)

test('an origin has three works, or those of all kinds', () => {
  const ids = Object.values(origins).flatMap((titles) => Object.keys(titles))
  expect(ids.filter((id) => (worksFor(id)?.length ?? 3) !== 3)).toEqual([])
  expect(worksFor('two-gable-house-ham')?.[0]?.work.id).toBe('two-gable-house-ham')
  expect(worksFor('plumbers')).toBeUndefined()
})
