import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const project = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'sovran', FIREBASE_APP_ID: 'app' }

const variables = [...Object.keys(project), 'FIREBASE_APPCHECK_SITE_KEY', 'REPORTS_ENDPOINT', 'REPORTS_SHARE']

/** Composes with these environment variables. */
async function compose(env: Record<string, string>, kind?: 'firestore' | 'embedded') {
  const { goLive } = await store.tools()
  for (const name of ['SITE_ORIGIN', 'ENQUIRIES_PORT', ...variables]) vi.stubEnv(name, env[name] ?? '')
  if (!env.ENQUIRIES_PORT) vi.stubEnv('ENQUIRIES_PORT', '4080')
  await goLive(firstPins, kind)
  return JSON.parse(/id="site">([^<]*)</.exec(store.page('sovran-builders'))?.[1] ?? '')
}

test('a compose without environment variables keeps origin and project', async () => {
  await compose({ SITE_ORIGIN: 'https://www.sovran.example', ...project })
  const { origin, enquiries } = await compose({})
  expect({ origin, enquiries }).toMatchObject({
    origin: 'https://www.sovran.example',
    enquiries: { kind: 'firestore', projectId: 'sovran' },
  })
})

const printed = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

test('App Check and reports stay through compose, release and rollback, until they are named; a change is printed', async () => {
  const appCheckSiteKey = 'check'
  const reports = { REPORTS_ENDPOINT: 'https://watch.example/in', REPORTS_SHARE: '0.5' }
  const all = { SITE_ORIGIN: 'https://www.sovran.example', ...project, FIREBASE_APPCHECK_SITE_KEY: appCheckSiteKey }
  const set = { enquiries: { appCheckSiteKey }, monitoring: { endpoint: reports.REPORTS_ENDPOINT, share: 0.5 } }
  await compose({ ...all, ...reports })
  expect(await compose({})).toMatchObject(set)
  const { releaseBuilt, rollBack } = await store.tools()
  const live = () => JSON.parse(/id="site">([^<]*)</.exec(store.page('sovran-builders'))?.[1] ?? '')
  await releaseBuilt([store.build('builders', { version: '2' })])
  expect(live()).toMatchObject(set)
  // By hand, with the variables of another shell.
  for (const [name, value] of Object.entries(all)) if (!name.includes('APPCHECK')) vi.stubEnv(name, value)
  await rollBack([{ unit: 'builders' }])
  expect(live()).toMatchObject(set)
  expect(printed()).not.toMatch(/and no longer/)
  const changed = await compose({ REPORTS_ENDPOINT: 'off', FIREBASE_APPCHECK_SITE_KEY: 'off' })
  expect(changed).not.toHaveProperty('monitoring')
  expect(changed.enquiries).not.toHaveProperty('appCheckSiteKey')
  expect(printed()).toMatch(/The store of enquiries: .*, and no longer .*check/)
  expect(printed()).toMatch(/Reports: none, and no longer .*watch\.example/)
})

test('a change to another kind of store has to be asked for, in both directions', async () => {
  await compose({})
  await expect(compose(project)).rejects.toThrow(
    /so far, and would go to the Firestore project sovran\. If that is meant, say so: npm run compose -- --firestore/,
  )
  expect((await compose(project, 'firestore')).enquiries.kind).toBe('firestore')
  expect((await compose({}, 'embedded')).enquiries.kind).toBe('embedded')
})

test('a second site on other ports does not rewrite the first', async () => {
  await compose({})
  const page = readFileSync(`${store.site}/index.html`, 'utf8')
  await compose({ ENQUIRIES_PORT: '4180' })
  expect(readFileSync(`${store.site}/index.html`, 'utf8')).toBe(page)
  // Whoever starts the second site is warned.
  const { keptSettings, strayStore } = await import('./settings.ts')
  const kept = keptSettings() as NonNullable<ReturnType<typeof keptSettings>>
  expect(strayStore(kept, { port: 4080 }, { port: 4000 })).toBeUndefined()
  expect(strayStore(kept, { port: 4180 }, { port: 4100 })).toMatch(
    /post to the store at localhost:4080, and not to the one that starts here, on port 4180.*SITE_ORIGIN=http:\/\/localhost:4100 ENQUIRIES_PORT=4180 npm run compose/,
  )
})

test('a public site with the embedded store is refused', async () => {
  await expect(compose({ SITE_ORIGIN: 'https://www.sovran.example' })).rejects.toThrow(
    /enquiries go to the embedded store at localhost:4080, which no visitor reaches/,
  )
})

test.each([
  [{ SITE_ORIGIN: 'rubbish' }, 'SITE_ORIGIN is "rubbish", which is no origin'],
  [{ FIREBASE_API_KEY: 'half' }, 'The Firestore project is set by half'],
  [{ REPORTS_ENDPOINT: 'rubbish' }, 'REPORTS_ENDPOINT=rubbish is neither a path'],
])('a release with %j is refused before anything is built', async (env, words) => {
  const began = vi.fn(() => Promise.reject(new Error('A build began.')))
  vi.doMock('../build/build.ts', () => ({ build: began, removeBuilds: () => {} }))
  const { release } = await store.tools()
  vi.doUnmock('../build/build.ts')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  await expect(release(['builders'])).rejects.toThrow(words)
  expect(began).not.toHaveBeenCalled()
})
