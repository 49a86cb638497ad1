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

describe('what stays visible of a picture', () => {
  const place = (positions: Record<string, string>) =>
    writeFile(join(root, 'pictures/position.json'), JSON.stringify(positions))

  it('is said in its module', async () => {
    await place({ door: '40% 100%' })
    await remake(root)
    expect(await readFile(join(root, 'src/pictures/door.ts'), 'utf8')).toContain("  position: '40% 100%',\n}")
  })

  it('of no master, or not as two percentages, is refused by name', async () => {
    await place({ gate: '50% 50%' })
    await expect(remake(root)).rejects.toThrow(/position\.json.*"gate", which is not a master/)
    await place({ door: 'top' })
    await expect(remake(root)).rejects.toThrow(/"door" at "top".*two percentages/)
  })
})
