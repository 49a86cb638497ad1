import { expect, test } from 'vitest'
import { buildOf } from '../testing/buildOf.ts'
import { providedNames, recordSharedImports, sharedImportsFile } from './sharedImports.ts'

const sources = buildOf(recordSharedImports, ['shared-page/router', 'shared-enquiry'])

test.each([
  ["import { useLocation as here } from 'shared-page/router'; export const a = here", ['useLocation']],
  ["export { useLocation as here, matchPath } from 'shared-page/router'", ['matchPath', 'useLocation']],
  ["import here from 'shared-page/router'; export const a = here", ['default']],
  ["export * from 'shared-page/router'", 'all'],
  ["export * as router from 'shared-page/router'", 'all'],
  ["import * as router from 'shared-page/router'; export const a = router", 'all'],
  ["export const later = async () => (await import('shared-page/router')).matchPath", 'all'],
  ["import * as every0 from 'shared-page/router'; export const a = 1", []],
  ["export const words = 'shared-page/router'", []],
])('counts the imports in: %s', async (code, names) => {
  sources.write({ 'entry.js': code })
  const assets = await sources.assets('entry.js')
  const all = (await providedNames())['shared-page/router'].sort()
  expect(JSON.parse(`${assets[sharedImportsFile]}`)['shared-page/router']).toEqual(names === 'all' ? all : names)
})
