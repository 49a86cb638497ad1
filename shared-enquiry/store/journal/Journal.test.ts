import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '../Documents.ts'
import { Unwritten } from '../groupCommit.ts'
import { openStore } from '../openStore.ts'
import { enquiry, text, words } from '../testing/enquiry.ts'
import { fullDisk } from '../testing/fullDisk.ts'
import { journalName } from './Journal.ts'
import { Locked } from './lockFolder.ts'
import { readJournal } from './readJournal.ts'
import { damagedName } from './setAside.ts'

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
  it('is cut off and reported, wherever it stopped; confirmed enquiries stay', async () => {
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

describe('a damaged line', () => {
  it('hides no other, wherever the damage is; a damaged line end hides nothing', async () => {
    await storeWith(3)
    const whole = await readFile(path)
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      const { changes, damage, end } = readJournal(damaged)
      expect({ at, read: changes.length }).toEqual({ at, read: whole[at] === 10 ? 3 : 2 })
      expect(damage.length).toBeGreaterThan(0)
      expect(end).toBe(whole.length)
    }
  })

  it('is set aside and named at the start, once', async () => {
    await storeWith(3)
    const whole = await readFile(path)
    const secondLine = whole.indexOf('\n') + 1
    const thirdLine = whole.indexOf('\n', secondLine) + 1
    whole[secondLine + 60] = 0
    await writeFile(path, whole)
    const store = await openStore(folder)
    expect(store.all().map(({ path }) => path.slice(-1))).toEqual(['0', '2'])
    expect(store.damage).toMatchObject([{ line: 2, at: secondLine }])
    expect(store.isMended).toBe(true)
    await store.close()
    expect(await readFile(join(folder, damagedName))).toEqual(whole.subarray(secondLine, thirdLine))
    expect(await reopened()).toEqual({ count: 2, torn: 0 })
    expect((await stat(join(folder, damagedName))).mode & 0o777).toBe(0o600)
    const again = await openStore(folder)
    await again.close()
    expect(again.damage).toEqual([])
  })

  it('stays where it is on a full disk, and the store starts', async () => {
    await storeWith(3)
    const whole = await readFile(path)
    whole[40] = 0
    await writeFile(path, whole)
    const store = await openStore(folder, fullDisk({ bytes: 0 }))
    expect(store.all()).toHaveLength(2)
    expect(store.isMended).toBe(false)
    await store.close()
    expect(await readFile(path)).toEqual(whole)
    expect(await reopened()).toEqual({ count: 2, torn: 0 })
  })
})

describe('deleting', () => {
  const secret = { ...words, message: text('Nobody else may know of the cellar.') }
  const everything = async () =>
    Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1').catch(() => '')))
  const pathOf = (index: number) => `contactSubmissions/${id(index)}`

  it('leaves no word on the disk, and every other enquiry as it was', async () => {
    const store = await openStore(folder)
    for (const index of [1, 2, 3]) await store.commit({ writes: [enquiry(id(index), index === 2 ? secret : words)] })
    await store.commit({ writes: [enquiry(id(2), secret)] })
    await store.commit({ writes: [enquiry(id(1))] })
    const before = [1, 3].map((index) => store.get(pathOf(index)))
    await store.remove([pathOf(2)])
    for (const bytes of await everything()) expect(bytes).not.toContain('cellar')
    await store.commit({ writes: [enquiry(id(4))] })
    await store.close()
    const again = await openStore(folder)
    expect(again.all()).toHaveLength(3)
    expect([1, 3].map((index) => again.get(pathOf(index)))).toEqual(before)
    await again.close()
  })

  it('also deletes the lines of it that were set aside', async () => {
    let store = await openStore(folder)
    await store.commit({ writes: [enquiry(id(2), secret)] })
    await store.close()
    const bytes = await readFile(path)
    bytes[bytes.indexOf('cellar') - 2] = 0
    await writeFile(path, bytes)
    store = await openStore(folder)
    expect((await everything()).join()).toContain('cellar')
    await expect(store.remove([pathOf(2)])).rejects.toBeInstanceOf(Refused)
    expect((await everything()).join()).not.toContain('cellar')
    await store.close()
  })

  it('changes nothing on a full disk, and succeeds once there is room', async () => {
    const room = { bytes: 10_000 }
    const store = await openStore(folder, fullDisk(room))
    for (const index of [1, 2]) await store.commit({ writes: [enquiry(id(index))] })
    room.bytes = 100
    await expect(store.remove([pathOf(2)])).rejects.toBeInstanceOf(Unwritten)
    expect(store.all()).toHaveLength(2)
    expect(await readdir(folder)).not.toContain('enquiries.log.new')
    room.bytes = 10_000
    await store.remove([pathOf(2)])
    await store.commit({ writes: [enquiry(id(3))] })
    await store.close()
    expect(await reopened()).toEqual({ count: 2, torn: 0 })
  })

  it('that was killed midway leaves nothing behind after the next start', async () => {
    await storeWith(2)
    await writeFile(`${path}.new`, 'half of it, with words of the cellar')
    expect((await reopened()).count).toBe(2)
    expect((await everything()).join()).not.toContain('cellar')
  })
})

describe('a full disk', () => {
  it.each([true, false])('refuses what it cannot keep, loses nothing and goes on (can cut: %s)', async (canCut) => {
    const room: { bytes: number; canCut?: boolean } = { bytes: 700 }
    const store = await openStore(folder, fullDisk(room))
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
  it('are decided one after another: of two wordings under one id the first is stored', async () => {
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
