import { expect, test } from 'vitest'
import { trustedModule } from './trustedModule.ts'

test('a module of a release may become the address of a script', () => {
  expect(trustedModule('/r/builders/assets/area-Cz_mZE1N.js')).toBe('/r/builders/assets/area-Cz_mZE1N.js')
})

test.each([
  'https://elsewhere.example/r/builders/assets/a.js',
  '//elsewhere.example/a.js',
  '/r/builders/assets/../../a.js',
  'data:text/javascript,1',
  '/r/builders/live.json',
])('%s may not', (address) => {
  expect(() => trustedModule(address)).toThrow('is no module of this site')
})
