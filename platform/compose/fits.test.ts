import { writeFileSync } from 'node:fs'
import { contractVersion } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const later = '2026-02-01T00:00:00.000Z'
test('two areas that need different majors of one module are told of each other', async () => {
  const { goLive } = await store.tools()
  store.area('builders', { version: '2', builtAt: later, shared: { react: '^20.0.0' } })
  await expect(goLive({ ...firstPins, builders: '2' })).rejects.toThrow(
    'company@1 needs react ^19.3.0, builders@2 needs ^20.0.0: no version is both. Release company against the same version, together with the shell: npm run release -- shell company builders.',
  )
})

test('a raised contract is no deadlock: the releases that speak it go live in one step', async () => {
  const { goLive, makeLive, readPins } = await store.tools()
  await goLive(firstPins)
  store.shell({ version: '2', builtAt: later, contract: contractVersion + 1 })
  await expect(goLive({ ...firstPins, shell: '2' })).rejects.toThrow(
    `speaks contract ${contractVersion}, shell@2 contract ${contractVersion + 1}. Release what speaks another one in one command: npm run release -- shell company`,
  )
  for (const name of ['company', 'design', 'builders', 'interiors'] as const)
    store.area(name, { version: '2', builtAt: later, contract: contractVersion + 1 })
  const units = ['shell', 'company', 'design', 'builders', 'interiors'] as const
  await makeLive(units.map((unit) => ({ unit, version: '2' })))
  expect(new Set(Object.values(readPins()))).toEqual(new Set(['2']))
  // Back again, too: one by one it is refused, all at once it is not.
  const { rollBack } = await store.tools()
  await expect(rollBack([{ unit: 'builders', version: '1' }])).rejects.toThrow(
    `builders@1 speaks contract ${contractVersion}`,
  )
  await rollBack(units.map((unit) => ({ unit, version: '1' })))
  expect(readPins()).toEqual(firstPins)
})

test('a draft is tried, and goes live exactly as it was tried; a bad one is withdrawn', async () => {
  const { goLive, releaseBuilt, makeLive, withdraw, readPins, releasesOf, rollBack } = await store.tools()
  await goLive(firstPins)
  const [draft] = await releaseBuilt([store.build('builders', { version: '2' })], { isDraft: true })
  const version = draft?.version ?? ''
  expect(readPins()).toEqual(firstPins)
  await expect(rollBack([{ unit: 'builders' }])).rejects.toThrow('nothing to go back to')
  await makeLive([{ unit: 'builders', version }])
  expect(store.page('sovran-builders')).toContain('builders 2')
  await expect(withdraw([{ unit: 'builders', version }])).rejects.toThrow('is live: go back first')
  await rollBack([{ unit: 'builders' }])
  await withdraw([{ unit: 'builders', version }])
  await expect(makeLive([{ unit: 'builders', version }])).rejects.toThrow('was withdrawn')
  expect(releasesOf('builders')).toHaveLength(2)
  const { readLog } = await import('../release/log.ts')
  expect(readLog().match(/(stored as a draft|made live|rolled back to|withdrawn) builders@/g)).toHaveLength(4)
})

test('a damaged release that is not live is named and left out; damaged pins name their file', async () => {
  const { goLive, readPins, releasesOf } = await store.tools()
  store.area('builders', { version: '2' })
  writeFileSync(store.file('builders/2/release.json'), '{"unit":')
  await expect(goLive(firstPins)).rejects.toThrow(/is live.*Nothing was deleted.*release\.json cannot be read/s)
  expect(releasesOf('builders').map(({ version }) => version)).toEqual(['1'])
  expect(vi.mocked(console.warn).mock.calls.flat().join('\n')).toContain('builders/2/release.json cannot be read')
  writeFileSync(store.file('pins.json'), '{"shell":')
  expect(readPins).toThrow(/pins\.json cannot be read.*It says which release of each unit is live/)
})
