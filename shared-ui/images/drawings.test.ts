import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveredFiles } from './deliveredFiles.ts'
import { plantPackage, remake, removePackage } from './plantedPackage.ts'

let root: string

beforeEach(async () => {
  root = await plantPackage()
  await mkdir(join(root, 'drawings'))
  await writeFile(join(root, 'drawings/plan.svg'), '<svg/>')
})
afterEach(() => removePackage(root))

const describeAs = (facts: object) => writeFile(join(root, 'drawings/plan.json'), JSON.stringify(facts))

describe('drawings', () => {
  it('are delivered as they are, and their words and figures come from the JSON beside them', async () => {
    await describeAs({ width: 20, alt: "A plan of the house's hall", labels: [{ text: 'Hall', x: 5 }], cameras: [] })
    await remake(root)
    const [delivered, file] = [...deliveredFiles([root])].find(([name]) => name.startsWith('plan-')) ?? []
    expect(delivered).toMatch(/^plan-\w{8}\.svg$/)
    expect(await readFile(file ?? '', 'utf8')).toBe('<svg/>')
    expect(
      await readFile(join(root, 'src/drawings/plan.ts'), 'utf8'),
    ).toContain(`  src: '/r/pictures/assets/${delivered}',
  width: 20,
  alt: "A plan of the house's hall",
  labels: [
    { text: 'Hall', x: 5 },
  ],
  cameras: [],
`)
  })

  it('need words for those who do not see them', async () => {
    await expect(remake(root)).rejects.toThrow('plan.svg has no alternative text')
  })
})
