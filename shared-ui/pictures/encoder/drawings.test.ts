import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveredFiles } from './deliveredFiles.ts'
import { makeSamplePackage, remake, removePackage } from './samplePackage.ts'

let root: string

beforeEach(async () => {
  root = await makeSamplePackage()
  await mkdir(join(root, 'pictures/drawings'))
  await writeFile(join(root, 'pictures/drawings/plan.svg'), '<svg/>')
})
afterEach(() => removePackage(root))

const describeAs = (facts: object) => writeFile(join(root, 'pictures/drawings/plan.json'), JSON.stringify(facts))

describe('drawings', () => {
  it('are delivered as they are, and their words and figures come from the JSON beside them', async () => {
    await describeAs({ width: 20, alt: "A plan of the house's hall", labels: [{ text: 'Hall', x: 5 }], cameras: [] })
    await remake(root)
    const [delivered, file] = [...deliveredFiles([root])].find(([name]) => name.startsWith('plan-')) ?? []
    expect(delivered).toMatch(/^plan-\w{8}\.svg$/)
    expect(await readFile(file ?? '', 'utf8')).toBe('<svg/>')
    expect(
      await readFile(join(root, 'src/pictures/plan.drawing.ts'), 'utf8'),
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

interface Word {
  text: string
  note?: string
  x: number
  y: number
  upright?: true
}

/** The room that a word takes on a sheet as narrow as it may be, in units of the drawing. */
function boxOf({ text, note = '', x, y, upright }: Word, sheet: { width: number; height: number; least: number }) {
  const px = sheet.width / sheet.least
  const lines = [...text.split('\n'), ...(note ? [note] : [])]
  const [long, high] = [Math.max(...lines.map(({ length }) => length)) * 7 * px, lines.length * 15 * px]
  const [wide, tall] = upright ? [high, long] : [long, high]
  const [left, top] = [(x / 100) * sheet.width - wide / 2, (y / 100) * sheet.height - tall / 2]
  return { left, top, right: left + wide, bottom: top + tall }
}

it('the words and figures of a drawing stand clear of one another', () => {
  const folder = join(import.meta.dirname, '../drawings')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const sheet = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const words: Word[] = [...sheet.labels, ...sheet.dimensions].filter(({ text }: Word) => text.trim())
    const boxes = words.map((word) => ({ word: word.text, ...boxOf(word, sheet) }))
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const meet =
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        expect(meet, `${file}: "${one.word}" meets "${other.word}"`).toBe(false)
      }
  }
})
