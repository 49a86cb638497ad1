import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { described } from '../base/integrity.ts'

let folder: string
const inBucket = (file: string) => path.join(folder, 'bucket', file)
const inStore = (file: string) => path.join(folder, 'releases', file)
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What a stand-in for gcloud has still to fail at, and the folder that is its bucket. */
const cloud = vi.hoisted(() => ({ failures: 0, folder: '' }))

// The commands of gcloud that the pipeline uses, on a folder for a bucket. A real process for each would be most of what
// these tests take.
vi.mock('node:child_process', async (original) => {
  const { storage } = await import('./testing/gcloud.ts')
  return {
    ...(await original<object>()),
    spawnSync: (program: string, [part, ...args]: string[]) => {
      expect([program, part]).toEqual(['gcloud', 'storage'])
      return storage(args, cloud)
    },
  }
})

async function bucket(run: string, waits: readonly number[] = [0, 0], limit = 60) {
  vi.resetModules()
  const { bucketOf } = await import('./bucket.ts')
  return bucketOf('sovran-releases', run, { waits, limit })
}

/** The description of a release with one asset. */
const describe = (version: string, asset: string, content: string) =>
  JSON.stringify({
    format: 2,
    unit: 'builders',
    version,
    commit: 'abc',
    assets: { [asset]: described(Buffer.from(content)) },
  })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bucket-'))
  Object.assign(cloud, { failures: 0, folder: inBucket('') })
  vi.stubEnv('RELEASES_DIR', inStore(''))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const [file, text] of Object.entries({
    'pins.json': 'old',
    'settings.json': '{}',
    'log.jsonl': 'first\n',
    'builders/1/release.json': describe('1', 'old.js', 'old'),
    'builders/assets/old.js': 'old',
  }))
    write(inBucket(file), text)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const filesIn = (at: string) =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(at, path.join(entry.parentPath, entry.name)))
    .sort()

/** Makes a release here, after the store was fetched. */
function release() {
  rmSync(inStore('builders/1'), { recursive: true, force: true })
  write(inStore('builders/2/release.json'), describe('2', 'new.js', 'new'))
  write(inStore('builders/assets/new.js'), 'new')
  write(inStore('pins.json'), 'new')
  write(inStore('log.jsonl'), 'first\nsecond\n')
  rmSync(inStore('builders/assets/old.js'), { force: true })
  write(inStore('sites/a/index.html'), 'composed')
  write(inStore('builders/assets/half.js.12.tmp'), 'ha')
}

test('the store goes to the next machine and back: releases, pins, settings and log, and nothing of one machine’s own', async () => {
  const ours = await bucket('1')
  await ours.fetch()
  expect(filesIn(inStore(''))).toEqual([...filesIn(inBucket('')), 'fetched.json'].sort())
  release()
  await ours.begin()
  expect(readFileSync(inBucket('deploying'), 'utf8')).toBe('1')
  expect(readFileSync(inBucket('pins.json'), 'utf8')).toBe('old')
  expect(existsSync(inBucket('builders/2/release.json'))).toBe(false)
  await ours.finish()
  expect(filesIn(inBucket(''))).toEqual([
    'builders/2/release.json',
    'builders/assets/new.js',
    'log.jsonl',
    'pins.json',
    'settings.json',
  ])
  expect(readFileSync(inBucket('pins.json'), 'utf8')).toBe('new')
  expect(readFileSync(inBucket('log.jsonl'), 'utf8')).toBe('first\nsecond\n')
})

test('while a deployment is not in the store yet, every other run is refused, and its own run goes on', async () => {
  const first = await bucket('1')
  await first.fetch()
  release()
  await first.begin()
  cloud.failures = 9
  await expect(first.finish()).rejects.toThrow('503')
  cloud.failures = 0
  const second = await bucket('2')
  await expect(second.fetch()).rejects.toThrow('Run 1 has begun to deploy')
  await expect(second.begin()).rejects.toThrow('Run 1 has begun to deploy')
  expect(second.hasBegun()).toBe(false)
  const again = await bucket('1')
  expect(again.hasBegun()).toBe(true)
  await again.fetch()
  release()
  await again.begin()
  await again.finish()
  await second.fetch()
  expect(readFileSync(inStore('pins.json'), 'utf8')).toBe('new')
})

test('an upload that fails is tried again', async () => {
  const ours = await bucket('1', [0, 0, 0])
  await ours.fetch()
  release()
  await ours.begin()
  cloud.failures = 3
  await ours.finish()
  expect(readFileSync(inBucket('pins.json'), 'utf8')).toBe('new')
  expect(existsSync(inBucket('deploying'))).toBe(false)
})

test('a release that was made since the store was fetched is neither reverted nor deleted', async () => {
  const ours = await bucket('1')
  await ours.fetch()
  release()
  write(inBucket('builders/3/release.json'), describe('3', 'theirs.js', 'theirs'))
  write(inBucket('pins.json'), 'theirs')
  await expect(ours.begin()).rejects.toThrow('Somebody has released since the store was fetched. Nothing was deployed.')
  expect(existsSync(inBucket('deploying'))).toBe(false)
  await expect(ours.finish()).rejects.toThrow('Nothing of theirs was changed')
  expect(readFileSync(inBucket('pins.json'), 'utf8')).toBe('theirs')
  expect(existsSync(inBucket('builders/3/release.json'))).toBe(true)
})

test('nothing is uploaded while a file of a release is not what it was', async () => {
  const ours = await bucket('1')
  await ours.fetch()
  release()
  await ours.begin()
  write(inStore('builders/assets/new.js'), 'nex')
  await expect(ours.finish()).rejects.toThrow(/new\.js of builders@2 is not what it was when it was released/)
  expect(existsSync(inBucket('builders/2'))).toBe(false)
})

test('all tries of a command together end within its limit', async () => {
  const ours = await bucket('1', [5, 5, 5], 1)
  await ours.fetch()
  cloud.failures = 9
  await expect(ours.finish()).rejects.toThrow('Storing the releases failed (tries: 1). Run the job again.')
})

test('after a deployment that failed the pins are as they were, what may be published is kept, and others may go on', async () => {
  const first = await bucket('1')
  await first.fetch()
  release()
  await first.begin()
  await first.abandon()
  const second = await bucket('2')
  await second.fetch()
  expect(readFileSync(inBucket('pins.json'), 'utf8')).toBe('old')
  expect(existsSync(inBucket('builders/assets/new.js'))).toBe(true)
  expect(existsSync(inBucket('builders/assets/old.js'))).toBe(true)
})

test('the descriptions of the releases can be read, even while another run deploys', async () => {
  const deploying = await bucket('1')
  await deploying.fetch()
  await deploying.begin()
  rmSync(inStore(''), { recursive: true })
  const reader = await bucket('2')
  await reader.read()
  expect(filesIn(inStore(''))).toEqual(['builders/1/release.json', 'log.jsonl', 'pins.json', 'settings.json'])
})
