import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept: [string, string][] = []
vi.mock('../boot/keepModule.ts', () => ({
  keepModule: ({ src, integrity }: HTMLScriptElement) => kept.push([new URL(src).pathname, integrity]),
}))

const at = (name: string) => `/r/builders/assets/${name}.js`
const modules = {
  [at('entry')]: { integrity: 'sha256-entry', imports: [at('common')] },
  [at('common')]: { integrity: 'sha256-common', imports: [at('base')] },
  [at('base')]: { integrity: 'sha256-base' },
  [at('page')]: { integrity: 'sha256-page', imports: [at('common')] },
}
const map = { release: '2', contract: 1, entry: at('entry'), styles: [], modules, pages: [] }

const answers = vi.fn<(address: string) => Response>()
const asked: [string, RequestInit][] = []

beforeEach(() => {
  vi.resetModules()
  kept.length = asked.length = 0
  answers.mockReset()
  answers.mockImplementation(() => new Response('export {}'))
  vi.stubGlobal('fetch', async (address: string, { signal: _, ...options }: RequestInit) => {
    if (address.endsWith('.json')) return Response.json(map)
    asked.push([address, options])
    return answers(address)
  })
  document.head.innerHTML = ''
})
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./checkedModules.ts')
const names = () => kept.map(([address]) => address)

test('a module is kept with all that it imports, which comes first, each by its integrity', async () => {
  const { keepModules } = await open()
  await keepModules(at('entry'))
  expect(kept).toEqual([
    [at('base'), 'sha256-base'],
    [at('common'), 'sha256-common'],
    [at('entry'), 'sha256-entry'],
  ])
  expect(asked.map(([address, { integrity }]) => [address, integrity])).toEqual(kept)
})

test('a module that is kept already is not asked for again', async () => {
  const { keepModules } = await open()
  await Promise.all([keepModules(at('entry')), keepModules(at('page'))])
  await keepModules(at('page'))
  expect(names()).toEqual([at('base'), at('common'), at('entry'), at('page')])
  expect(asked).toHaveLength(4)
})

test('nothing is kept before all files are there, and one that did not arrive is asked for again past the cache', async () => {
  const { keepModules } = await open()
  answers.mockImplementation((address) => new Response('', { status: address === at('common') ? 404 : 200 }))
  await expect(keepModules(at('entry'))).rejects.toThrow(`${at('common')} answered 404`)
  expect(kept).toEqual([])
  asked.length = 0
  answers.mockImplementation(() => new Response('export {}'))
  await keepModules(at('entry'))
  expect(names()).toEqual([at('base'), at('common'), at('entry')])
  expect(asked.find(([address]) => address === at('common'))?.[1].cache).toBe('reload')
  expect(asked.find(([address]) => address === at('base'))?.[1].cache).toBe('default')
})

test('a module that the page was composed with is not fetched a second time, until importing it has failed', async () => {
  document.head.innerHTML = `<template id="code"><script type="module" src="${at('base')}"></script><script type="module" src="${at('common')}"></script></template>`
  const { keepModules, doubtModulesOf } = await open()
  await keepModules(at('common'))
  expect(asked).toEqual([])
  doubtModulesOf(at('entry'))
  await keepModules(at('common'))
  expect(asked.map(([address, { cache }]) => [address, cache])).toEqual([
    [at('base'), 'reload'],
    [at('common'), 'reload'],
  ])
})

test('a module that its release does not have is refused by name', async () => {
  const { keepModules } = await open()
  await expect(keepModules(at('other'))).rejects.toThrow(`Release 2 names no integrity of ${at('other')}`)
})

test('a file that is no built module is left to the browser', async () => {
  const { keepModules } = await open()
  await keepModules('/src/area.ts')
  expect([asked, kept]).toEqual([[], []])
})

test('a module without a hash in the map is refused, and not fetched unchecked', async () => {
  const bare = { ...map, modules: { ...modules, [at('page')]: { imports: [] } } }
  vi.stubGlobal('fetch', async () => Response.json(bare))
  const { keepModules } = await open()
  await expect(keepModules(at('page'))).rejects.toThrow(`names no integrity of ${at('page')}`)
  expect(kept).toEqual([])
})
