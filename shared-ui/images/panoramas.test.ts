import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveredFiles } from './deliveredFiles.ts'
import { plantPackage, putAlt, putPicture, remake, removePackage } from './plantedPackage.ts'

let root: string

beforeEach(async () => {
  root = await plantPackage()
})
afterEach(() => removePackage(root))

describe('panoramas', () => {
  it('are delivered as they are', async () => {
    await mkdir(join(root, 'pictures/panoramas'))
    await putPicture(root, 'panoramas/room', '#445566', 4096, 8)
    await putAlt(root, { door: 'A door', room: 'A room all around' })
    await remake(root)
    const [delivered, file] = [...deliveredFiles(root)].find(([name]) => name.startsWith('room-')) ?? []
    expect(delivered).toMatch(/^room-\w{8}\.webp$/)
    expect(await sharp(file).metadata()).toMatchObject({ width: 4096 })
    expect(await readFile(join(root, 'src/pictures/room.ts'), 'utf8')).toMatch(
      new RegExp(`src: .*${delivered}.*\n  width: 4096,\n  height: 8,\n.*\n  alt: 'A room all around'`),
    )
  })
})
