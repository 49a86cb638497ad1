import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { write } from '../testing/fakeSite.ts'
import { ask, closeSite, serveSite } from '../testing/servedSite.ts'

const store = createServer()

beforeAll(async () => {
  await once(store.listen(0, 'localhost'), 'listening')
  vi.stubEnv('ENQUIRIES_PORT', String((store.address() as AddressInfo).port))
  // Nobody listens there, also while a site runs on this machine.
  for (const area of ['COMPANY', 'DESIGN', 'INTERIORS']) vi.stubEnv(`${area}_PORT`, '9')
  await write('releases/pins.json', JSON.stringify({ shell: '1', builders: '7' }))
  await serveSite()
})
afterAll(closeSite)

const health = async () => JSON.parse((await ask('/healthz')).body.toString())

test('/healthz says what is live, since when, and whether the store of enquiries answers', async () => {
  const answer = await ask('/healthz')
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await health()).toEqual({
    composedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    // What the pages were made from, and not what the pins say.
    live: { builders: '1' },
    isStoreReachable: true,
    silent: ['company', 'design', 'interiors'],
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    refused: {},
  })
  store.close()
  expect(await health()).toMatchObject({ isStoreReachable: false, live: { builders: '1' } })
})

test('/healthz counts what was refused, by status', async () => {
  for (const address of ['/nowhere', '/r/builders/assets/gone.js', '/r/shell/assets/gone.js', '/%']) await ask(address)
  await ask('/about', {}, 'POST')
  await ask('/about')
  expect((await health()).refused).toEqual({ 400: 1, 404: 3, 405: 1 })
})
