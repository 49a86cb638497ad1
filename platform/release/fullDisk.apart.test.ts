import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeReleases } from './testing/fakeReleases.ts'

// A real disk of 4 MB where this machine allows it, as Linux does for root. Otherwise a full disk is simulated.
const disk = mkdtempSync(path.join(tmpdir(), 'disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status === 0

afterEach(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
  vi.doUnmock('node:fs')
  vi.unstubAllEnvs()
})

/** How much more room each try has, in bytes: a real disk rounds every file up to its blocks. */
const step = isMounted ? 16_384 : 8192

const filler = path.join(disk, 'filler')

/** Bytes that can still be written where the full disk is simulated. */
const room = { bytes: Number.POSITIVE_INFINITY }

/** Leaves so many bytes of the disk free. */
function leave(bytes: number) {
  room.bytes = bytes
  if (!isMounted) return
  rmSync(filler, { force: true })
  if (bytes === Number.POSITIVE_INFINITY) return
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
}

async function playFullDisk() {
  const fs = await vi.importActual<typeof import('node:fs')>('node:fs')
  const write: typeof fs.writeFileSync = (file, content, options) => {
    const { length } = content as string | Buffer
    if (length > room.bytes) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    room.bytes -= length
    fs.writeFileSync(file, content, options)
  }
  vi.doMock('node:fs', () => ({ ...fs, writeFileSync: write }))
}

/** The state that a visitor and the next release find: the site, the pins and every finished file of the store. */
function stateOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/built'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const link = readlinkSync(path.join(folder, 'site'))
  return {
    link,
    files: Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')])),
  }
}

test('a full disk during a release leaves store and site as they were, and no lock', async () => {
  vi.stubEnv('TMPDIR', disk)
  if (!isMounted) await playFullDisk()
  const store = fakeReleases()
  expect(store.folder.startsWith(disk)).toBe(true)
  try {
    const { recompose, releaseBuilt, readPins } = await store.tools()
    const { alone } = await import('./lock.ts')
    await recompose()
    const built = store.build('builders', { version: '2' })
    const before = stateOf(store.folder)
    let refused = 0
    for (let room = 0; ; room += step) {
      leave(room)
      const fault = await alone('a release', () => releaseBuilt([built])).then(
        () => undefined,
        (error: NodeJS.ErrnoException) => error,
      )
      leave(Number.POSITIVE_INFINITY)
      if (!fault) break
      expect(String(fault)).toContain('ENOSPC')
      expect(stateOf(store.folder)).toEqual(before)
      refused++
    }
    expect(refused).toBeGreaterThan(2)
    expect(readPins().builders).not.toBe('1')
    expect(store.page('sovran-builders')).toContain('builders 2')
    expect(existsSync(store.file('lock'))).toBe(false)
  } finally {
    store.remove()
  }
})
