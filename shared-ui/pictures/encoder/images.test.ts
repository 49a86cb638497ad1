import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodedFolder, picturePackages } from './deliveredFiles.ts'
import { missingFiles, outdatedModules, productsOf, staleFiles } from './images.ts'
import { makeSamplePackage, putAlt, putPicture, remake, removePackage, settings } from './samplePackage.ts'

it.each(picturePackages.map((path) => [basename(path), path]))(
  'the committed pictures of %s are what its masters ask for (otherwise: npm run images)',
  async (_, root) => {
    const products = await productsOf(root)
    expect(await staleFiles(root, products)).toEqual([])
    expect((await outdatedModules(root, products)).map(([path]) => path)).toEqual([])
    expect(missingFiles(root, products).map(([path]) => path)).toEqual([])
  },
)

describe('npm run images', () => {
  let root: string
  beforeEach(async () => {
    root = await makeSamplePackage()
  })
  afterEach(() => removePackage(root))
  const encoded = () => readdir(join(root, encodedFolder))

  it('makes what is missing, and leaves what exists', async () => {
    expect(await remake(root)).toBe(3)
    expect(await remake(root)).toBe(0)
    await rm(join(root, encodedFolder, (await encoded())[0] ?? ''))
    expect(await remake(root)).toBe(1)
  })

  it('gives a changed master another name, and removes its old files', async () => {
    await remake(root)
    const before = await encoded()
    await putPicture(root, 'door', '#208040')
    await remake(root)
    const after = await encoded()
    expect(after).toHaveLength(before.length)
    expect(after).not.toContainEqual(before[0])
    expect(await readFile(join(root, 'src/pictures/door.ts'), 'utf8')).toContain("color: '#208040'")
  })

  it('writes a module anew when its words change, and encodes nothing', async () => {
    await remake(root)
    await putAlt(root, { door: 'A green door' })
    expect(await remake(root)).toBe(0)
    expect(await readFile(join(root, 'src/pictures/door.ts'), 'utf8')).toContain("alt: 'A green door'")
  })

  it('removes what belongs to no master; a module that a person wrote stays', async () => {
    await remake(root)
    await writeFile(join(root, 'src/pictures/own.ts'), 'export default 1\n')
    await rm(join(root, 'pictures/door.webp'))
    await remake(root)
    expect(await encoded()).toEqual([])
    expect(await readdir(join(root, 'src/pictures'))).toEqual(['own.ts'])
  })

  it('refuses a picture without alternative text, by name and with the remedy', async () => {
    await putAlt(root, {})
    await expect(productsOf(root, settings)).rejects.toThrow(
      /door\.webp has no alternative text.*Add "door".*alt\.json/,
    )
  })
})
