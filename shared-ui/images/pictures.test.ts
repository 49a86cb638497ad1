import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodedFolder } from './deliveredFiles.ts'
import { literal } from './masters.ts'
import { makeSamplePackage, putAlt, putPicture, remake, removePackage } from './samplePackage.ts'

let root: string
beforeEach(async () => {
  root = await makeSamplePackage()
})
afterEach(() => removePackage(root))

describe('pictures', () => {
  it('have every width that the master has pixels for, and a module that says so', async () => {
    await remake(root)
    const files = await readdir(join(root, encodedFolder))
    const name = files[0]?.replace('-16.avif', '')
    expect(files).toEqual([`${name}-16.avif`, `${name}-32.avif`, `${name}-32.webp`])
    const small = await sharp(join(root, encodedFolder, `${name}-16.avif`)).metadata()
    expect(small).toMatchObject({ width: 16, height: 12, format: 'heif' })

    const module = await readFile(join(root, 'src/pictures/door.ts'), 'utf8')
    expect(module).toContain(
      `  name: '${name}',\n  widths: [16, 32],\n  fallback: [32],\n  width: 40,\n  height: 30,\n`,
    )
    expect(module).toContain("  alt: 'A door',\n  color: '#804020',\n")
  })

  it('smaller than every width are delivered at their own', async () => {
    await putPicture(root, 'door', '#804020', 10)
    await remake(root)
    expect(await readdir(join(root, encodedFolder))).toEqual([
      expect.stringMatching(/^door-\w{8}-10\.avif$/),
      expect.stringMatching(/^door-\w{8}-10\.webp$/),
    ])
  })

  it('drawn in SVG become as wide as most masters', async () => {
    await writeFile(
      join(root, 'pictures/plan.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#204060"/></svg>',
    )
    await putAlt(root, { door: 'A door', plan: 'A plan' })
    await remake(root)
    expect(await readFile(join(root, 'src/pictures/plan.ts'), 'utf8')).toMatch(
      /width: 1600,\n {2}height: 1200,\n.*\n {2}color: '#204060'/,
    )
  })

  it('may be described with apostrophes and quotation marks', () => {
    expect(literal('A "door"')).toBe(`'A "door"'`)
    expect(literal("The client's door")).toBe(`"The client's door"`)
    expect(literal(`The client's "door"`)).toBe(`'The client\\'s "door"'`)
  })
})

describe('an upright cut', () => {
  const cut = (places: Record<string, unknown>) =>
    writeFile(join(root, 'pictures/upright.json'), JSON.stringify(places))
  const cutFiles = async () => (await readdir(join(root, encodedFolder))).filter((file) => file.includes('-upright-'))

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
      const { channels } = await sharp(join(root, encodedFolder, webp ?? '')).stats()
      for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - (color[index] ?? 0))).toBeLessThan(12)
    }
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
    await expect(remake(root)).rejects.toThrow(/upright\.json.*"gate", which is not a master/)
    await cut({ door: {} })
    await expect(remake(root)).rejects.toThrow(/where to cut "door".*Give "x"/)
  })
})
