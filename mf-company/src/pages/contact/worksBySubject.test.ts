import { expect, test } from 'vitest'
import { tiles } from '../works/wall.content.ts'
import { worksFor } from './worksBySubject.content.ts'

test('an origin has three works, or the default ones', () => {
  for (const { work } of tiles) expect(worksFor(work.id)?.length ?? 3, work.id).toBe(3)
  expect(worksFor('two-gable-house-ham')?.[0]?.work.id).toBe('two-gable-house-ham')
  expect(worksFor('plumbers')).toBeUndefined()
})
