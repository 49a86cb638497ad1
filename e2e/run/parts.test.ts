import { expect, test } from 'vitest'
import { parts, partsOf, shardOf } from './parts.ts'

test('npm test runs all parts, or those that are named', () => {
  expect(partsOf([])).toEqual(parts)
  expect(partsOf(['e2e', 'lint'])).toEqual(['lint', 'e2e'])
})

test('an unknown part is refused, with the names of the known ones', () => {
  expect(() => partsOf(['unit', 'unti'])).toThrow('unti is no part of the tests. There are lint, types, unit, e2e')
})

test('an impossible shard is refused', () => {
  expect(shardOf('2/3')).toBe('2/3')
  expect(shardOf('')).toBeUndefined()
  for (const named of ['9/2', '0/2', '1', 'a/b', '1/2/3'])
    expect(() => shardOf(named)).toThrow(`SHARD=${named} is no part of the tests. Write which of how many`)
})
