import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plantPackage, putAlt, remake, removePackage, settings } from './images/plantedPackage.ts'
import { differences, packages, productsOf } from './images.ts'

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
    const [first] = await readdir(join(root, 'public/assets/pictures'))
    await rm(join(root, 'public/assets/pictures', first ?? ''))
    await writeFile(join(root, 'public/assets/pictures/old-16.avif'), '')
    expect(await differences(root, await productsOf(root, settings))).toEqual([
      'public/assets/pictures/old-16.avif belongs to no master',
      'src/pictures/door.ts is not what its master gives',
      `public/assets/pictures/${first} is missing`,
    ])
  })

  it.each(packages)('finds the committed pictures of %s to be those of its masters', async (name) => {
    const committed = join(import.meta.dirname, '../..', name)
    expect(await differences(committed, await productsOf(committed))).toEqual([])
  })
})
