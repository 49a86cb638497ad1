import { existsSync, readFileSync, readlinkSync, rmSync, statSync, truncateSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn } from '../base/filesIn.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const twos = { ...firstPins, builders: '2' }
const page = 'sovran-builders/index.html'
const live = (file: string) => path.join(store.site, file)

/** The files that lack a complete compressed copy of either kind, of those that ought to have both. */
const uncompressed = () =>
  filesIn(store.site).filter((file) => {
    const content = readFileSync(live(file))
    if (!/\.(html|json|svg)$/.test(file) || content.length < 200) return false
    try {
      const [brotli, gzip] = [readFileSync(live(`${file}.br`)), readFileSync(live(`${file}.gz`))]
      return !brotliDecompressSync(brotli).equals(content) || !gunzipSync(gzip).equals(content)
    } catch {
      return true
    }
  })

/** Leaves the files behind that a compose leaves when it is killed while it writes the builders' page. */
async function kill() {
  store.area('builders', { version: '2' })
  const { compose } = await import('./compose.ts')
  const { fitted } = await import('./parts.ts')
  const { settingsFor } = await import('./settings.ts')
  const { folder } = (await compose(await fitted(twos), settingsFor())).site
  rmSync(path.join(folder, '.routing.json'))
  truncateSync(path.join(folder, `${page}.br`), 20)
  rmSync(path.join(folder, `${page}.gz`))
  return folder
}

test('no file of a compose that was killed gets into the next site, and an hour later it is gone', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const old = readlinkSync(store.site)
  const killed = await kill()
  const half = statSync(path.join(killed, page)).ino
  expect(readlinkSync(store.site)).toBe(old)
  await goLive(twos)
  expect(uncompressed()).toEqual([])
  expect(statSync(live(page)).ino).not.toBe(half)
  expect(existsSync(killed)).toBe(true)
  utimesSync(killed, 0, 0)
  await goLive(twos)
  expect(existsSync(killed)).toBe(false)
})

test('composes that were killed do not push out the sites that were live', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const old = store.file('sites', path.basename(readlinkSync(store.site)))
  utimesSync(old, 0, 0)
  for (const _again of [1, 2, 3]) await kill()
  await goLive(twos)
  expect(existsSync(old)).toBe(true)
})

test('compressed copies that were lost are made again where their page is reused', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  rmSync(live('index.html.br'))
  truncateSync(live('index.html.gz'), 20)
  const stamp = statSync(live('index.html')).mtimeMs
  await goLive(firstPins)
  expect(uncompressed()).toEqual([])
  expect(statSync(live('index.html')).mtimeMs).toBe(stamp)
})
