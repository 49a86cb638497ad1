import { expect, test } from 'vitest'
import type { Release } from '../base/store.ts'
import { areaServerOf, shellServerOf } from './serverShapes.ts'

const release = { unit: 'builders', version: 'abcd', contract: 2 } as Release

const head = { title: 'Builders', description: 'Who build.' }
const page = { path: '/x', source: 'src/X.tsx', load: async () => ({}), addresses: { '/x': head } }
const menu = {
  entries: [{ title: 'Build', link: '/x', place: 40, panel: 'tiles' }],
  footer: [{ title: 'Build', link: '/x', place: 20 }],
  overview: [{ title: 'Home', link: '/' }],
}
const area = { default: () => null, pages: [page], menu, contract: 2 }

test('a server build whose exports fit the contract is taken as it is', () => {
  expect(areaServerOf(release, area)).toBe(area)
})

test.each([
  ['menu', { ...area, menu: { ...menu, entries: undefined } }],
  ['menu', { ...area, menu: { ...menu, entries: [{ title: 'Build', link: '/x' }] } }],
  ['menu', { ...area, menu: { ...menu, entries: [{ ...menu.entries[0], panel: 'drawers' }] } }],
  ['menu', { ...area, menu: { ...menu, entries: [...menu.entries, ...menu.entries] } }],
  ['menu', { ...area, menu: { ...menu, footer: [{ title: 'Build', link: '/x' }] } }],
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
  expect(() => areaServerOf(release, { ...area, contract: 3 })).toThrow(
    'builders@abcd was released for contract 2, and its server code speaks 3: build both parts from the same sources.',
  )
})

test('a shell that cannot render is refused', () => {
  const shell = { unit: 'shell', version: '1' } as Release
  expect(() => shellServerOf(shell, { areaFor: () => 'company' })).toThrow(
    'shell@1 exports no prerender and no treeOf as shared-ui/contract says',
  )
})
