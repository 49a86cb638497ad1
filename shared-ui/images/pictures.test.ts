import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFiles, productsOf, writeModules } from './images.ts'
import { literal } from './masters.ts'
import { encoding, plantPackage, putAlt, putPicture, remake, removePackage, settings } from './plantedPackage.ts'

let root: string

beforeEach(async () => {
  root = await plantPackage()
})
afterEach(() => removePackage(root))

describe('pictures', () => {
  it('have every width that the master has pixels for, and a module that says so', async () => {
    await remake(root)
    const files = await readdir(join(root, 'public/pictures'))
    const name = files[0]?.replace('-16.avif', '')
    expect(files).toEqual([`${name}-16.avif`, `${name}-32.avif`, `${name}-32.webp`])
    const small = await sharp(join(root, 'public/pictures', `${name}-16.avif`)).metadata()
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
    expect(await readdir(join(root, 'public/pictures'))).toEqual([
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
    await writeModules(root, await productsOf(root, settings))
    expect(await readFile(join(root, 'src/pictures/plan.ts'), 'utf8')).toMatch(
      /width: 1600,\n {2}height: 1200,\n.*\n {2}color: '#204060'/,
    )
  })

  it('are made once: what exists stays', async () => {
    expect(await remake(root)).toBe(3)
    expect(await remake(root)).toBe(0)
  })

  it('take another name when the master or the settings change, and the old files go', async () => {
    await remake(root)
    const before = await readdir(join(root, 'public/pictures'))
    await putPicture(root, 'door', '#208040')
    await remake(root)
    const after = await readdir(join(root, 'public/pictures'))
    expect(after).toHaveLength(before.length)
    expect(after).not.toContainEqual(before[0])
    expect(await readFile(join(root, 'src/pictures/door.ts'), 'utf8')).toContain("color: '#208040'")

    const stronger = await productsOf(root, { ...settings, encoding: { ...encoding, webp: { quality: 90 } } })
    expect([...stronger.files.keys()]).not.toContainEqual(`public/pictures/${after[0]}`)
  })

  it('keep their files when a width comes or goes', async () => {
    await remake(root)
    const before = await readdir(join(root, 'public/pictures'))
    const more = await productsOf(root, { ...settings, widths: { avif: [8, ...settings.widths.avif], webp: [16, 32] } })
    await writeModules(root, more)
    expect(await makeFiles(root, more)).toBe(2)
    expect(await readdir(join(root, 'public/pictures'))).toEqual(expect.arrayContaining(before))

    expect(await remake(root)).toBe(0)
    expect(await readdir(join(root, 'public/pictures'))).toEqual(before)
  })

  it('vanish with their master; a module that a person wrote stays', async () => {
    await remake(root)
    await writeFile(join(root, 'src/pictures/own.ts'), 'export default 1\n')
    await rm(join(root, 'pictures/door.webp'))
    await remake(root)
    expect(await readdir(join(root, 'public/pictures'))).toEqual([])
    expect(await readdir(join(root, 'src/pictures'))).toEqual(['own.ts'])
  })

  it('without alternative text are refused, by name and with the remedy', async () => {
    await putAlt(root, {})
    await expect(productsOf(root, settings)).rejects.toThrow(
      /door\.webp has no alternative text.*Add "door".*alt\.json/,
    )
  })

  it('may be described with apostrophes and quotation marks', () => {
    expect(literal('A "door"')).toBe(`'A "door"'`)
    expect(literal("The client's door")).toBe(`"The client's door"`)
    expect(literal(`The client's "door"`)).toBe(`'The client\\'s "door"'`)
  })
})
