import { sharedModules } from 'shared-page/sharedModules'
import { expect, test } from 'vitest'
import { incompatibilityWith, provided } from './federation.ts'

test('provides the areas’ shared modules, and names incompatible ones', () => {
  const ranges = Object.fromEntries(Object.entries(sharedModules).map(([name, { range }]) => [name, range]))
  expect(incompatibilityWith(ranges)).toBeUndefined()
  expect(incompatibilityWith({ ...ranges, react: '^19.99.0' })).toBe(
    `requires react ^19.99.0, this page provides ${provided.react}`,
  )
  expect(incompatibilityWith({ 'shared-page/router': '^1.99.0' })).toMatch('requires shared-page/router ^1.99.0')
  expect(incompatibilityWith({ '@module-federation/runtime-core': '^99.0.0' })).toMatch(
    /requires @module.* provides \d+\.\d+\.\d+$/,
  )
  expect(incompatibilityWith(ranges, { 'shared-page/router': ['Route'] })).toBeUndefined()
  expect(incompatibilityWith(ranges, { 'shared-page/router': ['useTeleport'] })).toBe(
    'imports useTeleport, which this page does not provide',
  )
  expect(incompatibilityWith({ unheard: '^1.0.0' })).toBe('requires unheard ^1.0.0, this page provides none')
})
