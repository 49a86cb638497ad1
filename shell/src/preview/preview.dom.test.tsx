import { fireEvent, screen, within } from '@testing-library/react'
import { perArea } from 'shared-ui/areas'
import type { Site } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preview } from './preview.ts'
import { wantsPreview } from './wantsPreview.ts'

const menu = { entries: [], footer: [], overview: [] }
const area = () => ({ menu })
const site = {
  origin: 'https://www.sovran.example',
  shell: 'r1',
  areas: perArea(area),
  enquiries: { kind: 'embedded', host: 'localhost', port: 1 },
} as Site

const knowledge = {
  areaFor: () => 'company' as const,
  releaseOf: () => 'r1',
  isHydrated: () => true,
  markOf: () => '#0a7d5a',
  contractVersion: 1,
  scope: () => ({}),
  setReporter: vi.fn<Parameters<typeof preview>[1]['setReporter']>(),
}

const entry = 'http://localhost:4003/r/builders/assets/remoteEntry-a.js'
const pointer = 'http://localhost:4003/r/builders/live.json'
const openAt = (address: string) => history.replaceState(null, '', address)
const release = { release: 'abcd1234', entry, contract: 1, styles: [] }
const answering = (own: object) => async () => Response.json({ ...release, ...own })
const refusals = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

beforeEach(() => {
  openAt('/')
  vi.stubGlobal('fetch', answering({}))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  openAt('/')
  vi.unstubAllGlobals()
})

test('a preview is asked for by an address that names a remote or the outlines, and by a tab that remembers one', async () => {
  expect(wantsPreview()).toBe(false)
  for (const address of [`/?remote.builders=${pointer}`, '/about?x=1&boundaries']) {
    openAt(address)
    expect(wantsPreview()).toBe(true)
  }
  openAt(`/?remote.builders=${pointer}`)
  await preview(site, knowledge)
  openAt('/')
  expect(wantsPreview()).toBe(true)
})

test('one area comes from elsewhere, the others stay, and a badge says so on every page', async () => {
  openAt(`/?remote.builders=${pointer}`)
  const tried = await preview(site, knowledge)
  expect(tried?.areas.builders).toMatchObject({ entry, release: 'abcd1234', menu })
  expect(tried?.areas.design).toEqual(site.areas.design)
  const badge = screen.getByRole('complementary', { name: 'Preview' })
  expect(badge.textContent).toContain('Trying builders: abcd1234 from http://localhost:4003')
  fireEvent.click(within(badge).getByRole('button', { name: 'Back to the live site' }))
  expect(wantsPreview()).toBe(true)
  openAt('/')
  expect(wantsPreview()).toBe(false)
})

test('“off” ends the trial of an area', async () => {
  openAt(`/?remote.builders=${pointer}`)
  await preview(site, knowledge)
  openAt('/?remote.builders=off')
  expect(await preview(site, knowledge)).toBeUndefined()
  openAt('/')
  expect(wantsPreview()).toBe(false)
})

test('an area that does not exist, and a release of another contract, are refused with a message', async () => {
  openAt('/?remote.gardens=abcd')
  expect(await preview(site, knowledge)).toBeUndefined()
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('there is no area gardens, only company'))
  vi.stubGlobal('fetch', answering({ contract: 2 }))
  openAt(`/?remote.builders=${pointer}`)
  expect(await preview(site, knowledge)).toBeUndefined()
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('speaks contract 2, this page 1'))
})

test('a stored release is refused, and the badge says why', async () => {
  openAt('/?remote.builders=abcd1234')
  expect(await preview(site, knowledge)).toBeUndefined()
  expect(refusals()).toEqual(['builders is the live one: it is no address of this machine'])
})

test('the badge says that a release does not run here, once it has failed', async () => {
  openAt(`/?remote.builders=${pointer}`)
  await preview(site, knowledge)
  expect(screen.queryByRole('alert')).toBeNull()
  const [report] = knowledge.setReporter.mock.lastCall ?? []
  report?.({ area: 'design', error: new Error('elsewhere') })
  report?.({ area: 'builders', error: new Error('it has no export "useRoom"') })
  expect(refusals()).toEqual(['builders does not run here: it has no export "useRoom"'])
})

test('where nothing answers the live area stays, and the badge says why', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  openAt('/?remote.builders=http://localhost:5176')
  expect(await preview(site, knowledge)).toBeUndefined()
  expect(refusals()).toEqual(['builders is the live one: http://localhost:5176 does not answer'])
})
