import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { write } from '../testing/fakeSite.ts'
import { ask, closeSite, serveSite } from '../testing/servedSite.ts'
import { ageSince } from './health.ts'

const store = createServer()

beforeAll(async () => {
  await once(store.listen(0, 'localhost'), 'listening')
  vi.stubEnv('ENQUIRIES_PORT', String((store.address() as AddressInfo).port))
  // Nobody listens there, also while a site runs on this machine.
  for (const area of ['COMPANY', 'DESIGN', 'INTERIORS']) vi.stubEnv(`${area}_PORT`, '9')
  await write('releases/pins.json', JSON.stringify({ shell: '1', builders: '7' }))
  await serveSite()
  const releasedAt = '2026-01-02T00:00:00.000Z'
  await write(
    'releases/builders/1/release.json',
    JSON.stringify({ format: 2, unit: 'builders', version: '1', releasedAt }),
  )
})
afterAll(closeSite)

const health = async () => JSON.parse((await ask('/healthz')).body.toString())

test('/healthz says what is live, how old it is, and whether the store of enquiries answers', async () => {
  const answer = await ask('/healthz')
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await health()).toEqual({
    composedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    // What the pages were made from, and not what the pins say.
    live: {
      builders: { release: '1', releasedAt: '2026-01-02T00:00:00.000Z', age: expect.stringMatching(/^\d+ days?$/) },
    },
    isStoreReachable: true,
    silent: ['company', 'design', 'interiors'],
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    refused: {},
  })
  store.close()
  expect(await health()).toMatchObject({ isStoreReachable: false, live: { builders: { release: '1' } } })
})

test('/healthz counts what was refused, by status', async () => {
  for (const address of ['/nowhere', '/r/builders/assets/gone.js', '/r/shell/assets/gone.js', '/%']) await ask(address)
  await ask('/about', {}, 'POST')
  await ask('/about')
  expect((await health()).refused).toEqual({ 400: 1, 404: 3, 405: 1 })
})

test('an age is said in its largest unit', () => {
  const now = Date.parse('2026-01-10T12:00:00.000Z')
  const ages = {
    '2026-01-10T11:59:30.000Z': '0 minutes',
    '2026-01-10T11:58:59.000Z': '1 minute',
    '2026-01-09T00:00:00.000Z': '36 hours',
    '2026-01-01T00:00:00.000Z': '9 days',
  }
  for (const [at, age] of Object.entries(ages)) expect(ageSince(at, now)).toBe(age)
})
