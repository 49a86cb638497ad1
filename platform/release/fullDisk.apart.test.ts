import { spawnSync } from 'node:child_process'
import { mkdtempSync, readlinkSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { faultsOfSite } from '../testing/checkSite.ts'
import { fakeReleases } from '../testing/fakeReleases.ts'

// A real disk of 24 MB where this machine allows it, as Linux does for root. Otherwise a full disk is simulated.
const disk = mkdtempSync(path.join(tmpdir(), 'disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status === 0

afterEach(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
  vi.doUnmock('node:fs')
  vi.unstubAllEnvs()
})

/** How much more room each try has, in bytes: a real disk rounds every file up to its blocks. */
const step = isMounted ? 32_768 : 16_384

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

test('a full disk during a release leaves the site as it was, and the next one with room succeeds', async () => {
  vi.stubEnv('TMPDIR', disk)
  if (!isMounted) await playFullDisk()
  const store = fakeReleases()
  expect(store.folder.startsWith(disk)).toBe(true)
  try {
    const { recompose, releaseBuilt, readPins } = await store.tools()
    const { Unfinished } = await import('./afterwards.ts')
    await recompose()
    const built = store.build('builders', { version: '2' })
    const before = readlinkSync(store.site)
    let refused = 0
    for (let room = 0; ; room += step) {
      leave(room)
      const fault = await releaseBuilt([built]).then(
        () => undefined,
        (error: NodeJS.ErrnoException) => error,
      )
      leave(Number.POSITIVE_INFINITY)
      // Live, although there was no room for the log.
      if (!fault || fault instanceof Unfinished) break
      expect(String(fault)).toContain('ENOSPC')
      expect([readlinkSync(store.site), readPins().builders]).toEqual([before, '1'])
      expect(faultsOfSite(store.site, store.folder)).toEqual([])
      refused++
    }
    expect(refused).toBeGreaterThan(2)
    expect(readPins().builders).not.toBe('1')
    expect(store.page('sovran-builders')).toContain('builders 2')
    expect(faultsOfSite(store.site, store.folder)).toEqual([])
  } finally {
    store.remove()
  }
})
