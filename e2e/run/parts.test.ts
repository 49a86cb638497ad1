import { expect, test } from 'vitest'
import { units } from '../../platform/base/store.ts'
import { parts, scopeOf, shardOf, testsOf } from './parts.ts'

test('npm test runs all parts of all units, or those that are named', () => {
  expect(scopeOf([])).toEqual({ parts, units })
  expect(scopeOf(['e2e', 'lint'])).toEqual({ parts: ['lint', 'e2e'], units })
  expect(scopeOf(['builders'])).toEqual({ parts, units: ['builders'] })
  expect(scopeOf(['builders', 'unit', 'shell'])).toEqual({ parts: ['unit'], units: ['shell', 'builders'] })
})

test('an unknown part is refused, with the names of the known ones', () => {
  expect(() => scopeOf(['unit', 'unti'])).toThrow(
    'unti is no part of the tests. There are lint, types, unit, e2e, shell',
  )
})

test('the browser tests of an area are those of its folders and of its pages', () => {
  const isOf = (title: string) => new RegExp(testsOf(['builders'])).test(title)
  for (const title of [
    'chromium areas/builders-sections.e2e.ts on a phone lands',
    'chromium journeys/builders/ask-for-a-price.e2e.ts a visitor books',
    'chromium site/every-page.e2e.ts on a phone builders: /sovran-builders is hydrated',
  ])
    expect([title, isOf(title)]).toEqual([title, true])
  for (const title of [
    'chromium areas/design.e2e.ts the hero leads',
    'chromium faults/navigation.e2e.ts builders, from another page',
    'chromium site/every-page.e2e.ts design: /sovran-design is hydrated',
  ])
    expect([title, isOf(title)]).toEqual([title, false])
})

test('an impossible shard is refused', () => {
  expect(shardOf('2/3')).toBe('2/3')
  expect(shardOf('')).toBeUndefined()
  for (const named of ['9/2', '0/2', '1', 'a/b', '1/2/3'])
    expect(() => shardOf(named)).toThrow(`SHARD=${named} is no part of the tests. Write which of how many`)
})
