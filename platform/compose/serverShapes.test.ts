import { expect, test } from 'vitest'
import type { Release } from '../base/store.ts'
import { areaServerOf, shellServerOf } from './serverShapes.ts'

const release = { unit: 'builders', version: 'abcd', contract: 1 } as Release

const head = { title: 'Builders', description: 'Who build.' }
const page = { path: '/x', source: 'src/X.tsx', load: async () => ({}), addresses: { '/x': head } }
const menu = { title: 'Build', overview: [{ title: 'Home', link: '/' }] }
const area = { default: () => null, pages: [page], menu, contract: 1 }

test('a server build whose exports fit the contract is taken as it is', () => {
  expect(areaServerOf(release, area)).toBe(area)
})

test.each([
  ['pages', { ...area, pages: [{ ...page, addresses: { '/x': { title: 'No description' } } }] }],
  ['pages', { ...area, pages: [{ ...page, load: undefined }] }],
  ['menu', { ...area, menu: { ...menu, overview: [{ title: 'A link to nowhere' }] } }],
  ['default', { ...area, default: undefined }],
  ['contract', { ...area, contract: '1' }],
])('a server build with other %s is refused, with the release to mend', (what, module) => {
  expect(() => areaServerOf(release, module)).toThrow(
    `builders@abcd exports no ${what} as shared-ui/contract says. Release builders again: npm run release -- builders`,
  )
})

test('server code of another contract than the release is refused', () => {
  expect(() => areaServerOf(release, { ...area, contract: 2 })).toThrow(
    'builders@abcd was released for contract 1, and its server code speaks 2: build both parts from the same sources.',
  )
})

test('a shell that cannot render is refused', () => {
  const shell = { unit: 'shell', version: '1' } as Release
  expect(() => shellServerOf(shell, { areaFor: () => 'company' })).toThrow(
    'shell@1 exports no prerender and no treeOf as shared-ui/contract says',
  )
})
