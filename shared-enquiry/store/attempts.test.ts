import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Place, places } from '../testing/places.ts'
import { database } from './commit.ts'
import { attempts } from './testing/attempts.ts'
import { enquiry, named } from './testing/enquiry.ts'

const documents = `/v1/${database.slice(0, -1)}`

const originOf = ({ port }: Place) => `http://127.0.0.1:${port}`

const commit = (place: Place, writes: readonly unknown[]) =>
  fetch(`${originOf(place)}${documents}:commit`, { method: 'POST', body: JSON.stringify({ writes }) })

/** The times at which enquiries were last stored; undefined if there is none. */
const timesOf = (place: Place, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await place.stored(id))?.createdAt))

/** The outcome of a case: whether it was accepted, and whether the stored documents agree. */
async function outcome(place: Place, { before, writes, ids }: (typeof attempts)[number]) {
  if (before) expect((await commit(place, before)).status).toBe(200)
  const stood = await timesOf(place, ids)
  const { status } = await commit(place, writes)
  const stands = await timesOf(place, ids)
  return { isAccepted: status === 200, haveChanged: stands.map((time, index) => time !== stood[index]) }
}

const isStoredHere = ({ isStored, refusedHere }: (typeof attempts)[number]) => isStored && !refusedHere
const here = attempts.map((attempt) => ({ ...attempt, isStored: isStoredHere(attempt) }))
const official = attempts.filter(({ onlyHere }) => !onlyHere)

describe.each(places)('%s', (name, start, isMissing) => {
  const cases = name === 'the embedded store' ? here : official
  let place: Place
  beforeAll(async () => {
    if (!isMissing) place = await start()
  }, 60_000)
  afterAll(() => place?.stop())

  it.skipIf(isMissing).each(cases.map((attempt) => [attempt.title, attempt] as const))('%s', async (_, attempt) => {
    const haveChanged = attempt.ids.map(() => attempt.isStored)
    expect(await outcome(place, attempt)).toEqual({ isAccepted: attempt.isStored, haveChanged })
  })

  it.skipIf(isMissing)('rejects every read from a browser', async () => {
    const id = 'ReadReadReadReadRead'
    expect((await commit(place, [enquiry(id)])).status).toBe(200)
    const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })
    for (const [path, init] of [
      [`/contactSubmissions/${id}`],
      ['/contactSubmissions'],
      [`/contactSubmissions/${id}`, { method: 'DELETE' }],
      [':runQuery', post({ structuredQuery: { from: [{ collectionId: 'contactSubmissions' }] } })],
      [':batchGet', post({ documents: [named(id)] })],
    ] as const) {
      const answer = await fetch(`${originOf(place)}${documents}${path}`, init)
      expect(answer.status, answer.url).toBe(403)
      expect(await answer.text()).not.toContain('Byron')
    }
    expect(await timesOf(place, [id])).toEqual([expect.any(String)])
  })
})
