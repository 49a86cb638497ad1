import { pageState } from 'shared-ui/pageState'
import { beforeEach, expect, test, vi } from 'vitest'

const keepModule = vi.fn()
const bands = { areBandsHeld: vi.fn(() => false), layOutBands: vi.fn(async () => {}), releaseBands: vi.fn() }
vi.mock('./keepModule.ts', () => ({ keepModule: (script: HTMLScriptElement) => keepModule(script.src) }))
vi.mock('./bands.ts', () => bands)

let ran: string[] = []
/** What evaluating the libraries does. */
let evaluate: () => Promise<object>
const inHead = (selector: string) => document.head.querySelectorAll(selector).length

async function start() {
  const { start } = await import('./code.ts')
  return start
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  ran = []
  evaluate = async () => {
    ran.push('libraries')
    return {}
  }
  // Once for each test: of two replacements of one module either may win.
  vi.doMock('/libraries.js', () => evaluate())
  pageState().waiting = 'load'
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="code">
    <link rel="stylesheet" href="/r/company/assets/page.css">
    <script type="module" src="/libraries.js" data-first></script>
    <script type="module" src="/r/company/assets/area.js"></script>
    <script type="module" src="/r/shell/assets/index.js"></script>
  </template>`
})

test('styles are named, and every module is fetched without running', async () => {
  const begin = await start()
  await begin()
  expect(inHead('link[href$="page.css"]')).toBe(1)
  expect(keepModule.mock.calls).toEqual([
    ['/libraries.js'],
    ['/r/company/assets/area.js'],
    ['/r/shell/assets/index.js'],
  ])
  await vi.waitFor(() => expect(inHead('script')).toBe(1), 15_000)
})

test('the entry is run last and once, after the shared libraries and after the held bands', async () => {
  let layOut = () => {}
  bands.areBandsHeld.mockReturnValueOnce(true)
  bands.layOutBands.mockReturnValueOnce(new Promise<void>((resolve) => (layOut = resolve)))
  const begin = await start()
  await begin()
  await begin()
  await vi.waitFor(() => expect(bands.layOutBands).toHaveBeenCalled(), 15_000)
  await vi.waitFor(() => expect(ran).toEqual(['libraries']), 15_000)
  expect(inHead('script')).toBe(0)
  layOut()
  await vi.waitFor(() => expect(inHead('script[src$="/r/shell/assets/index.js"]')).toBe(1), 15_000)
  await begin()
  expect(keepModule).toHaveBeenCalledTimes(3)
})

test('pictures come after the libraries have run, and do not wait for the held bands', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  evaluate = () => arrived.then(() => ({}))
  bands.areBandsHeld.mockReturnValueOnce(true)
  bands.layOutBands.mockReturnValueOnce(new Promise<void>(() => {}))
  await (await start())()
  expect(pageState().waiting).toBe('load')
  arrive()
  await vi.waitFor(() => expect(pageState().waiting).toBeUndefined(), 15_000)
})

test('pictures come although the libraries have failed', async () => {
  evaluate = () => Promise.reject(new Error('404'))
  await (await start())()
  await vi.waitFor(() => expect(pageState().waiting).toBeUndefined(), 15_000)
  await vi.waitFor(() => expect(inHead('script')).toBe(1), 15_000)
})

test('pictures come at once for a visitor who acts, before the code or while it is on its way', async () => {
  const begin = await start()
  await begin(new Event('wheel'))
  expect(pageState().waiting).toBeUndefined()
  pageState().waiting = 'load'
  await begin(new Event('wheel'))
  expect(pageState().waiting).toBeUndefined()
  expect(keepModule).toHaveBeenCalledTimes(3)
  await vi.waitFor(() => expect(inHead('script')).toBe(1), 15_000)
})

test('code that hangs holds no picture back for longer than three seconds', async () => {
  evaluate = () => new Promise(() => {})
  vi.useFakeTimers()
  try {
    await (await start())()
    await vi.advanceTimersByTimeAsync(2999)
    expect(pageState().waiting).toBe('load')
    await vi.advanceTimersByTimeAsync(1)
    expect(pageState().waiting).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a library that does not run does not hold the entry back, which reports what is wrong', async () => {
  const broken = document.querySelector<HTMLTemplateElement>('template')?.content.querySelector('script')
  broken?.setAttribute('src', '/broken.js')
  await (await start())()
  await vi.waitFor(() => expect(inHead('script[src$="/r/shell/assets/index.js"]')).toBe(1), 15_000)
})

test('a page without code fetches only its pictures', async () => {
  document.body.replaceChildren()
  await (await start())()
  expect(pageState().waiting).toBeUndefined()
  expect(keepModule).not.toHaveBeenCalled()
})
