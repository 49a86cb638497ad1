import { sharedModules } from 'shared-page/sharedModules'
import { expect, test } from 'vitest'
import { misfitOf, provided } from './federation.ts'

test('provides what areas take, and names what it lacks', () => {
  const ranges = Object.fromEntries(Object.entries(sharedModules).map(([name, { range }]) => [name, range]))
  expect(misfitOf(ranges)).toBeUndefined()
  expect(misfitOf({ ...ranges, react: '^19.99.0' })).toBe(`takes react ^19.99.0, this page provides ${provided.react}`)
  expect(misfitOf({ 'shared-page/router': '^1.99.0' })).toMatch('takes shared-page/router ^1.99.0')
  expect(misfitOf({ '@module-federation/runtime-core': '^99.0.0' })).toMatch(/takes @module.* provides \d+\.\d+\.\d+$/)
  expect(misfitOf(ranges, { 'shared-page/router': ['Route'] })).toBeUndefined()
  expect(misfitOf(ranges, { 'shared-page/router': ['useTeleport'] })).toBe(
    'takes useTeleport, which this page does not provide',
  )
  expect(misfitOf({ unheard: '^1.0.0' })).toBe('takes unheard ^1.0.0, this page provides none')
})
