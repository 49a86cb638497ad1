import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodedFolder, picturePackages } from './deliveredFiles.ts'
import { missingFiles, outdatedModules, productsOf, staleFiles } from './images.ts'
import { literal } from './masters.ts'
import { makeSamplePackage, putAlt, putPicture, remake, removePackage, settings } from './samplePackage.ts'

let root: string

beforeEach(async () => {
  root = await makeSamplePackage()
})
afterEach(() => removePackage(root))

const write = (name: string, content: string | Buffer) => writeFile(join(root, 'pictures', name), content)
const moduleOf = (name: string) => readFile(join(root, 'src/pictures', `${name}.ts`), 'utf8')
const encoded = () => readdir(join(root, encodedFolder))
it.each(picturePackages.map((path) => [basename(path), path]))(
  'the pictures of %s match the output of npm run images',
  async (_, path) => {
    const products = await productsOf(path)
    expect(await staleFiles(path, products)).toEqual([])
    expect((await outdatedModules(path, products)).map(([file]) => file)).toEqual([])
    expect(missingFiles(path, products).map(([file]) => file)).toEqual([])
  },
)

describe('npm run images', () => {
  it('makes missing files, and leaves existing ones', async () => {
    expect(await remake(root)).toBe(3)
    expect(await remake(root)).toBe(0)
    await rm(join(root, encodedFolder, (await encoded())[0] ?? ''))
    expect(await remake(root)).toBe(1)
  })

  it('gives a changed master’s files new names, and removes the old ones', async () => {
    await remake(root)
    const before = await encoded()
    await putPicture(root, 'door', '#208040')
    await putAlt(root, { door: 'A green door' })
    await remake(root)
    const after = await encoded()
    expect(after).toHaveLength(before.length)
    expect(after).not.toContainEqual(before[0])
    expect(await moduleOf('door')).toContain("alt: 'A green door',\n  color: '#208040'")
  })

  it('removes files without a master, but no hand-written module', async () => {
    await remake(root)
    await writeFile(join(root, 'src/pictures/own.ts'), 'export default 1\n')
    await rm(join(root, 'pictures/door.webp'))
    await remake(root)
    expect(await encoded()).toEqual([])
    expect(await readdir(join(root, 'src/pictures'))).toEqual(['own.ts'])
  })

  it('rejects a picture without alternative text, and names the remedy', async () => {
    await putAlt(root, {})
    await expect(productsOf(root, settings)).rejects.toThrow(
      /door\.webp has no alternative text.*Add "door".*alt\.json/,
    )
  })
})

describe('pictures', () => {
  it('have every width up to the master’s own', async () => {
    await remake(root)
    const files = await encoded()
    const name = files[0]?.replace('-16.avif', '')
    expect(files).toEqual([`${name}-16.avif`, `${name}-32.avif`, `${name}-32.webp`])
    const small = await sharp(join(root, encodedFolder, `${name}-16.avif`)).metadata()
    expect(small).toMatchObject({ width: 16, height: 12, format: 'heif' })
    const module = await moduleOf('door')
    expect(module).toContain(
      `  name: '${name}',\n  widths: [16, 32],\n  fallback: [32],\n  width: 40,\n  height: 30,\n`,
    )
    expect(module).toContain("  alt: 'A door',\n  color: '#804020',\n")
    await putPicture(root, 'door', '#804020', 10)
    await remake(root)
    expect((await encoded()).join(' ')).toMatch(/^door-\w{8}-10\.avif door-\w{8}-10\.webp$/)
  })

  it('may be described with apostrophes and quotation marks', () => {
    expect(literal('A "door"')).toBe(`'A "door"'`)
    expect(literal("The client's door")).toBe(`"The client's door"`)
    expect(literal(`The client's "door"`)).toBe(`'The client\\'s "door"'`)
  })

  it('have the position that stays visible, as two percentages', async () => {
    const place = (positions: Record<string, string>) => write('position.json', JSON.stringify(positions))
    await place({ door: '40% 100%' })
    await remake(root)
    expect(await moduleOf('door')).toContain("  position: '40% 100%',\n}")
    await place({ gate: '50% 50%' })
    await expect(remake(root)).rejects.toThrow(/position\.json.*"gate", which is not a master/)
    await place({ door: 'top' })
    await expect(remake(root)).rejects.toThrow(/"door" at "top".*two percentages/)
  })
})

// The comparison above covers the content of the packages' own modules.
it('rejects films without captions or a poster', async () => {
  await mkdir(join(root, 'pictures/films'))
  await write('films/walk.mp4', '')
  await expect(remake(root)).rejects.toThrow('walk.mp4 has no captions')
  await write('films/walk.vtt', 'WEBVTT\n')
  await expect(remake(root)).rejects.toThrow('walk.mp4 has no poster')
})

it('rejects drawings without alternative text', async () => {
  await mkdir(join(root, 'pictures/drawings'))
  await write('drawings/plan.svg', '<svg/>')
  await expect(remake(root)).rejects.toThrow('plan.svg has no alternative text')
})
