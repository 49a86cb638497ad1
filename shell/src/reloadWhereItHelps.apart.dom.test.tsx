import type { ReleaseMap } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWhatIsLive } from './loadWhatIsLive.ts'
import { reloadMark } from './reloadMark.ts'
import { reloadWhereItHelps } from './reloadWhereItHelps.ts'

const live: Record<string, string> = {}
const opened: Record<string, string> = { company: '1', shell: '7' }
const fetched: string[] = []
const reload = vi.fn()
let isDown = false

vi.mock('./releases.ts', () => ({
  liveMapOf: async (unit: string) => {
    if (isDown) throw new Error('nothing answers')
    return { release: live[unit] } as ReleaseMap
  },
  releaseOf: (unit: string) => opened[unit] ?? 'unloaded',
}))
vi.mock('./fetchWhole.ts', () => ({ fetchWhole: async (address: string) => void fetched.push(address) }))

beforeEach(() => {
  Object.assign(live, { company: '1', shell: '7' })
  fetched.length = 0
  isDown = false
  reload.mockReset()
  reloadMark.clear()
  vi.stubGlobal('location', { href: 'http://localhost:3000/about', pathname: '/about', reload })
  document.body.innerHTML = `<main><input value="as it was served"></main>
    <template id="code"><script type="module" src="/r/company/assets/area.js"></script></template>`
})
afterEach(() => vi.unstubAllGlobals())

test('a page whose module the browser remembers as broken is reloaded, once its modules can be fetched', async () => {
  await reloadWhereItHelps('company')
  expect(fetched).toEqual([expect.stringMatching(/\/r\/company\/assets\/area\.js$/)])
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that no reload mends is reloaded only once for each release', async () => {
  await reloadWhereItHelps('company')
  await reloadWhereItHelps('company')
  expect(reload).toHaveBeenCalledOnce()
  live.company = '2'
  await reloadWhereItHelps('company')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('for a later release the modules of this one are not fetched first', async () => {
  live.company = '2'
  await reloadWhereItHelps('company')
  expect(fetched).toEqual([])
  expect(reload).toHaveBeenCalledOnce()
})

test('no page is reloaded while the visitor fills in a form', async () => {
  const field = document.querySelector('input') as HTMLInputElement
  field.value = 'Ada'
  await reloadWhereItHelps('company')
  field.value = field.defaultValue
  field.focus()
  await reloadWhereItHelps('company')
  expect(reload).not.toHaveBeenCalled()
})

/**
 * Whether loadWhatIsLive returns, so that the visitor is told of the failure. It does not while it loads a document.
 */
const isTold = () =>
  Promise.race([
    loadWhatIsLive().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)),
  ])

test.each(['company', 'shell'])('a navigation that fails loads the document where the %s is newer', async (unit) => {
  live[unit] = 'newer'
  expect(await isTold()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  expect(await isTold()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a navigation that fails is reported where the document is up to date, or where nothing answers', async () => {
  expect(await isTold()).toBe(true)
  live.company = 'newer'
  isDown = true
  expect(await isTold()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('no document is loaded for a visitor who has gone elsewhere since', async () => {
  live.company = 'newer'
  const told = isTold()
  location.pathname = '/sovran-design'
  expect(await told).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})
