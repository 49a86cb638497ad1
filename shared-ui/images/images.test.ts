import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { differences, images, picturePackage, productsOf } from './images.ts'
import { plantPackage, putAlt, remake, removePackage, settings } from './plantedPackage.ts'

let root: string

beforeEach(async () => {
  root = await plantPackage()
})
afterEach(() => removePackage(root))

describe('the check', () => {
  it('finds nothing after a run', async () => {
    await remake(root)
    expect(await differences(root, await productsOf(root, settings))).toEqual([])
  })

  it('names what is missing, outdated or left over', async () => {
    await remake(root)
    await putAlt(root, { door: 'A green door' })
    const [first] = await readdir(join(root, 'public/pictures'))
    await rm(join(root, 'public/pictures', first ?? ''))
    await writeFile(join(root, 'public/pictures/old-16.avif'), '')
    expect(await differences(root, await productsOf(root, settings))).toEqual([
      'public/pictures/old-16.avif belongs to no master',
      'src/pictures/door.ts is not what its master gives',
      `public/pictures/${first} is missing`,
    ])
  })

  it('finds the committed pictures to be those of their masters, and says how many there are', async () => {
    expect(await images(['--check'], picturePackage)).toMatch(
      /^Checked [1-9]\d* encoded files and [1-9]\d* modules: all/,
    )
  })

  it('fails with each file that is not as it should be', async () => {
    await remake(root)
    await putAlt(root, { door: 'A green door' })
    await expect(images(['--check'], root, settings)).rejects.toThrow('  src/pictures/door.ts is not what')
  })
})

describe('npm run images', () => {
  it('makes what is missing, and says how much', async () => {
    expect(await images([], root, settings)).toBe(
      '3 encoded files and 1 modules: encoded 3, and the others were there.',
    )
  })

  it('refuses an argument that it does not know', async () => {
    await expect(images(['mf-design'], root, settings)).rejects.toThrow('"mf-design" means nothing here')
  })
})
