import { type FileHandle, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore, Unwritten } from '../openStore.ts'
import { enquiry } from '../testing/enquiry.ts'
import { Damaged, journalName } from './Journal.ts'
import { Locked } from './lockFolder.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  path = join(folder, journalName)
})
afterEach(() => rm(folder, { recursive: true }))

const id = (index: number) => `Journal${String(index).padStart(13, '0')}`

async function storeWith(count: number) {
  const store = await openStore(folder)
  for (let index = 0; index < count; index++) await store.commit({ writes: [enquiry(id(index))] })
  await store.close()
}

async function reopened() {
  const store = await openStore(folder)
  const found = { count: store.all().length, torn: store.torn }
  await store.close()
  return found
}

describe('a write that was cut short', () => {
  it('is cut off and reported, wherever it stopped; what was confirmed stands', async () => {
    await storeWith(3)
    const whole = await readFile(path)
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1
    for (let length = lastLine; length < whole.length; length++) {
      await writeFile(path, whole.subarray(0, length))
      expect(await reopened()).toEqual({ count: 2, torn: length - lastLine })
      expect((await stat(path)).size).toBe(lastLine)
    }
  })

  it('leaves none of a batch behind', async () => {
    const store = await openStore(folder)
    await store.commit({ writes: [enquiry(id(1)), enquiry(id(2))] })
    await store.close()
    await truncate(path, (await stat(path)).size - 1)
    expect((await reopened()).count).toBe(0)
  })
})

describe('damage elsewhere', () => {
  it('stops the start, says where, and changes nothing', async () => {
    await storeWith(3)
    const whole = await readFile(path)
    const secondLine = whole.indexOf('\n') + 1
    for (const at of [0, 8, 40, secondLine - 1, secondLine, secondLine + 9, secondLine + 60]) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      await writeFile(path, damaged)
      const refusal = await openStore(folder).catch((error) => error)
      expect(refusal).toBeInstanceOf(Damaged)
      expect(refusal.message).toContain(
        at < secondLine ? 'line 1, which begins at byte 0' : `line 2, which begins at byte ${secondLine}`,
      )
      expect(await readFile(path)).toEqual(damaged)
    }
    // The refused starts let go of the folder.
    await writeFile(path, whole)
    expect((await reopened()).count).toBe(3)
  })
})

describe('a full disk', () => {
  /** Opens files that have room for so many bytes more. */
  const disk = (room: { bytes: number; canCut?: boolean }) =>
    (async (...args: Parameters<typeof open>) => {
      const file = await open(...args)
      const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
      const write = file.write.bind(file) as (...args: unknown[]) => Promise<{ bytesWritten: number }>
      const cut = file.truncate.bind(file)
      return Object.assign(file, {
        write: async (bytes: Buffer, at: number, length: number, position: number) => {
          if (room.bytes === 0) throw full
          const part = Math.min(length, room.bytes)
          room.bytes -= part
          return write(bytes, at, part, position)
        },
        truncate: async (length?: number) => {
          if (room.canCut === false) throw full
          return cut(length)
        },
      }) as FileHandle
    }) as typeof open

  it.each([true, false])('refuses what it cannot keep, loses nothing and goes on (can cut: %s)', async (canCut) => {
    const room: { bytes: number; canCut?: boolean } = { bytes: 700 }
    const store = await openStore(folder, disk(room))
    await store.commit({ writes: [enquiry(id(1))] })
    room.canCut = canCut
    const refused = await Promise.allSettled([2, 3].map((index) => store.commit({ writes: [enquiry(id(index))] })))
    for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(Unwritten) })
    expect(store.all()).toHaveLength(1)
    expect(store.get(`contactSubmissions/${id(2)}`)).toBeUndefined()

    room.bytes = 100_000
    room.canCut = true
    await store.commit({ writes: [enquiry(id(2))] })
    await store.close()
    expect(await reopened()).toEqual({ count: 2, torn: 0 })
  })
})

describe('a folder', () => {
  it('belongs to one store at a time', async () => {
    const store = await openStore(folder)
    await expect(openStore(folder)).rejects.toBeInstanceOf(Locked)
    await store.close()
    await (await openStore(folder)).close()
  })

  it('has a token for its owner, even where the start that should have made it was cut short', async () => {
    const tokenPath = join(folder, 'owner-token')
    await writeFile(tokenPath, '')
    const { token, close } = await openStore(folder)
    await close()
    expect(token.length).toBeGreaterThanOrEqual(32)
    expect(await readFile(tokenPath, 'utf8')).toBe(token)
    expect((await stat(tokenPath)).mode & 0o777).toBe(0o600)
    const again = await openStore(folder)
    await again.close()
    expect(again.token).toBe(token)
  })
})

describe('many at once', () => {
  it('are decided one after another: of two wordings under one id the first stands', async () => {
    const store = await openStore(folder)
    const other = enquiry(id(1), { ...enquiry(id(1)).update.fields, name: { stringValue: 'Other' } })
    const answers = await Promise.allSettled(
      [enquiry(id(1)), other, enquiry(id(1))].map((one) => store.commit({ writes: [one] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(store.all()).toHaveLength(1)
    await store.close()
  })

  it('go on after a group of refusals alone', async () => {
    const store = await openStore(folder)
    await expect(store.commit({})).rejects.toThrow()
    await store.commit({ writes: [enquiry(id(1))] })
    expect(store.all()).toHaveLength(1)
    await store.close()
  })
})
