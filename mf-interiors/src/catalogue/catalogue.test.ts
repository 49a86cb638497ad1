import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import type { AreaServer } from 'shared-ui/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createViteServer } from 'vitest/node'

const address = '/sovran-interiors/kitchens/japanese'

/** Everything that a team writes to add a kitchen style. */
const japanese = `
import type { Subcategory, SubcategoryEntry } from '../../../catalogue/Subcategory.ts'
import japanese from '../../../pictures/kitchen-scandinavian-pale-oak.ts'

export const picture = japanese

export const entry = {
  title: 'Japanese kitchens',
  listing: { order: 99, title: 'Japanese', description: 'Cedar, paper and one good knife.' },
  head: { title: 'Japanese kitchens', description: 'Kitchens in cedar and paper.' },
} as const satisfies SubcategoryEntry

export default {
  picture,
  name: 'Japanese Kitchen',
  description: 'A room to sharpen things in.',
  introduction: 'It begins with the knife.',
} as const satisfies Subcategory
`

let folder: string
let server: Awaited<ReturnType<typeof createViteServer>>
let area: AreaServer

// A copy of the package with one more file, which Vite reads as in the build.
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'interiors-'))
  cpSync(path.resolve(import.meta.dirname, '..'), path.join(folder, 'src'), { recursive: true })
  symlinkSync(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'src/pages/kitchens/japanese'))
  writeFileSync(path.join(folder, 'src/pages/kitchens/japanese/japanese.content.ts'), japanese)
  server = await createViteServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^shared-/] },
  })
  area = (await server.ssrLoadModule('/src/server.ts')) as AreaServer
})

afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function visit(location: string) {
  const { Route, Routes } = await server.ssrLoadModule('shared-ui/router')
  const { StaticRouter } = await server.ssrLoadModule('shared-ui/staticRouter')
  const page = createElement(area.default, { notFound: 'Page Not Found', origin: 'https://sovran.example' })
  const routes = createElement(Routes, null, createElement(Route, { path: '*', element: page }))
  const { prelude } = await prerender(createElement(StaticRouter, { location }, routes))
  return new Response(prelude).text()
}

test('one content file makes an address for the table and the sitemap', () => {
  const page = area.pages.find((page) => page.addresses[address])
  expect(page?.source).toBe('src/pages/kitchens/japanese/japanese.content.ts')
  expect(page?.addresses[address]).toMatchObject({ title: 'Japanese kitchens | Sovran' })
  expect(page?.addresses[address]).not.toHaveProperty('robots')
})

test('it makes an entry of the menu, in its order', () => {
  const kitchens = area.menu.tiles?.find(({ id }) => id === 'kitchens')
  expect(kitchens?.links.at(-1)).toMatchObject({ title: 'Japanese', link: address })
})

test('it makes a tab and a card of its category', async () => {
  const html = await visit('/sovran-interiors/kitchens')
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain('Cedar, paper and one good knife.')
})

test('it makes a page, with fallbacks for what it does not say', async () => {
  const html = await visit(address)
  expect(html).toContain('It begins with the knife.')
  expect(html).toContain('Specification on request')
  expect(html).toContain('Ready to Create Your Dream Japanese Kitchen?')
  expect(html).toMatch(/aria-current="page"[^>]*>Japanese</)
})
