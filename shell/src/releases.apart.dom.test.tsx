import type { Site } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked: string[] = []
let live = '2'
let isDown = false

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  live = '2'
  isDown = false
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (isDown) return new Response('', { status: 503 })
    const release = /([^/]+)\.json$/.exec(address)?.[1]
    return Response.json({ release: release === 'live' ? live : release })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const releases = await import('./releases.ts')
  releases.noteReleases({ shell: '7', areas: { company: { release: '1' }, builders: {} } } as unknown as Site)
  return releases
}

test('the page’s own area and the shell stay at the releases that it was composed with', async () => {
  const { mapOf, releaseOf } = await open()
  expect([releaseOf('company'), releaseOf('shell'), releaseOf('builders')]).toEqual(['1', '7', 'unloaded'])
  expect((await mapOf('company')).release).toBe('1')
  expect(asked).toEqual(['/r/company/1.json'])
})

test('another area is at the release that is live when it is first asked for, and stays there for the visit', async () => {
  const { mapOf, releaseOf } = await open()
  await mapOf('builders')
  live = '3'
  expect((await mapOf('builders')).release).toBe('2')
  expect(releaseOf('builders')).toBe('2')
  expect(asked).toEqual(['/r/builders/live.json'])
})

test('a map that did not arrive is asked for again', async () => {
  const { mapOf } = await open()
  isDown = true
  await expect(mapOf('builders')).rejects.toThrow('/r/builders/live.json answered 503')
  isDown = false
  expect((await mapOf('builders')).release).toBe('2')
})
