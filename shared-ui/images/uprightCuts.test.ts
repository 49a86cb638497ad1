import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productsOf } from './images.ts'
import { plantPackage, remake, removePackage, settings } from './plantedPackage.ts'

let root: string

beforeEach(async () => {
  root = await plantPackage()
})
afterEach(() => removePackage(root))

describe('an upright cut', () => {
  const cut = (places: Record<string, unknown>) =>
    writeFile(join(root, 'pictures/upright.json'), JSON.stringify(places))
  const cutFiles = async () =>
    (await readdir(join(root, 'public/pictures'))).filter((file) => file.includes('-upright-'))

  it('is as high as the picture, and is described with its own sizes in the picture’s module', async () => {
    await cut({ door: { x: 0.5 } })
    await remake(root)
    const files = await cutFiles()
    const name = files[0]?.replace('-16.avif', '')
    expect(files).toEqual([`${name}-16.avif`, `${name}-16.webp`, `${name}-8.avif`].sort())
    const module = await readFile(join(root, 'src/pictures/door.ts'), 'utf8')
    expect(module).toContain(
      `  upright: {\n    name: '${name}',\n    widths: [8, 16],\n    fallback: [16],\n    width: 17,\n    height: 30,\n  },\n`,
    )
  })

  it('shows the part around its middle, and stays within the picture', async () => {
    const half = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#2040e0' } })
      .png()
      .toBuffer()
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e02020' } })
      .composite([{ input: half, left: 20, top: 0 }])
      .webp({ lossless: true })
      .toFile(join(root, 'pictures/door.webp'))
    for (const [x, color] of [
      [0, [0xe0, 0x20, 0x20]],
      [1, [0x20, 0x40, 0xe0]],
    ] as const) {
      await cut({ door: { x } })
      await remake(root)
      const webp = (await cutFiles()).find((file) => file.endsWith('.webp'))
      const { channels } = await sharp(join(root, 'public/pictures', webp ?? '')).stats()
      for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - (color[index] ?? 0))).toBeLessThan(12)
    }
  })

  it('that moves takes another name, and leaves the files of the whole picture', async () => {
    await cut({ door: { x: 0.3 } })
    expect(await remake(root)).toBe(6)
    const before = await cutFiles()
    await cut({ door: { x: 0.7 } })
    expect(await remake(root)).toBe(3)
    const after = await cutFiles()
    expect(after).toHaveLength(before.length)
    expect(after).not.toContainEqual(before[0])
  })

  it('says which part stays in the middle of a tablet and of a very wide window', async () => {
    for (const [x, y, position] of [
      [0.5, undefined, '50% 50%'],
      [0.6, 0.36, '70% 18%'],
      [0.1, 0.9, '0% 100%'],
    ] as const) {
      await cut({ door: { x, y } })
      await remake(root)
      expect(await readFile(join(root, 'src/pictures/door.ts'), 'utf8')).toContain(
        `  position: '${position}',\n  upright: {`,
      )
    }
  })

  it('of no master, or without a place, is refused by name', async () => {
    await cut({ gate: { x: 0.5 } })
    await expect(productsOf(root, settings)).rejects.toThrow(/upright\.json.*"gate", which is no master/)
    await cut({ door: {} })
    await expect(productsOf(root, settings)).rejects.toThrow(/where to cut "door".*Give "x"/)
  })
})
