import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultsOfSite } from '../testing/checkSite.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

/** Changes one byte of a file. */
function flip(file: string) {
  const bytes = readFileSync(file)
  bytes[10] = (bytes[10] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

const assemble = async () => {
  const { assemble } = await import('./hosting/hosting.ts')
  return assemble(store.file('hosting'))
}

test('one flipped byte of a live file: compose makes no copies of it, and names the good one', async () => {
  const { goLive, recompose } = await store.tools()
  await goLive(firstPins)
  const asset = store.file('builders/assets/Page-1.js')
  const good = readFileSync(`${asset}.gz`)
  flip(asset)
  await expect(recompose()).rejects.toThrow(`A good copy is in ${asset}.br: brotli -dc ${asset}.br > ${asset}`)
  rmSync(`${asset}.br`)
  await expect(recompose()).rejects.toThrow(`A good copy is in ${asset}.gz: gzip -dc ${asset}.gz > ${asset}`)
  expect(readFileSync(`${asset}.gz`)).toEqual(good)
  rmSync(`${asset}.gz`)
  vi.stubEnv('RELEASES_BUCKET', 'sovran-releases')
  await expect(recompose()).rejects.toThrow(
    /gcloud storage cp gs:\/\/sovran-releases\/builders\/assets\/Page-1\.js .*Or rebuild it from its commit/,
  )
})

test('a flipped byte of a server build is found before it is prerendered', async () => {
  const { releaseBuilt, recompose } = await store.tools()
  const [{ version = '' } = {}] = await releaseBuilt([store.build('builders', { version: '2' })])
  flip(store.file('builders', version, 'server/entry-server.js'))
  await expect(recompose()).rejects.toThrow(/server\/entry-server\.js of builders@\w+ is not what it was/)
  // The same build again puts it back.
  await releaseBuilt([store.build('builders', { version: '2' })])
  await recompose()
  expect(faultsOfSite(store.site, store.folder)).toEqual([])
})

test('nothing is put together for a host while a file of the site, or of a kept release, is wrong or missing', async () => {
  const { goLive } = await store.tools()
  store.area('builders', { version: '2' })
  await goLive(firstPins)
  await assemble()
  const before = readdirSync(store.file('hosting'))
  const page = path.join(store.site, 'sovran-builders/index.html')
  const whole = readFileSync(page)
  flip(page)
  await expect(assemble()).rejects.toThrow('sovran-builders/index.html is not what compose wrote.')
  writeFileSync(page, whole)
  // A page that was opened before may ask for it.
  rmSync(store.file('builders/assets/Page-2.js'))
  await expect(assemble()).rejects.toThrow('Page-2.js of builders@2 is missing')
  expect(readdirSync(store.file('hosting'))).toEqual(before)
})

test('compressed copies that are not their file’s are made again for the host', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const copy = readFileSync(store.file('builders/assets/Page-1.js.br'))
  flip(store.file('builders/assets/Page-1.js.br'))
  expect(readFileSync(path.join(await assemble(), 'public/r/builders/assets/Page-1.js.br'))).toEqual(copy)
})
