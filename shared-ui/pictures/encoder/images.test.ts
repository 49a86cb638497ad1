import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveredFiles, encodedFolder, picturePackages } from './deliveredFiles.ts'
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
/** The name and the file that are delivered for a master. */
const deliveredOf = (name: string) =>
  [...deliveredFiles([root])].find(([delivered]) => delivered.startsWith(`${name}-`)) ?? ['', '']

it.each(picturePackages.map((path) => [basename(path), path]))(
  'the pictures of %s are what npm run images writes',
  async (_, path) => {
    const products = await productsOf(path)
    expect(await staleFiles(path, products)).toEqual([])
    expect((await outdatedModules(path, products)).map(([file]) => file)).toEqual([])
    expect(missingFiles(path, products).map(([file]) => file)).toEqual([])
  },
)

describe('npm run images', () => {
  it('makes what is missing, and leaves what exists', async () => {
    expect(await remake(root)).toBe(3)
    expect(await remake(root)).toBe(0)
    await rm(join(root, encodedFolder, (await encoded())[0] ?? ''))
    expect(await remake(root)).toBe(1)
  })

  it('gives a changed master another name, removing its old files', async () => {
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

  it('removes what belongs to no master, but no person’s module', async () => {
    await remake(root)
    await writeFile(join(root, 'src/pictures/own.ts'), 'export default 1\n')
    await rm(join(root, 'pictures/door.webp'))
    await remake(root)
    expect(await encoded()).toEqual([])
    expect(await readdir(join(root, 'src/pictures'))).toEqual(['own.ts'])
  })

  it('refuses a picture without alternative text, with the remedy', async () => {
    await putAlt(root, {})
    await expect(productsOf(root, settings)).rejects.toThrow(
      /door\.webp has no alternative text.*Add "door".*alt\.json/,
    )
  })
})

describe('pictures', () => {
  it('have every width that the master has pixels for', async () => {
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

  it('drawn in SVG become as wide as most masters', async () => {
    const rect = '<rect width="400" height="300" fill="#204060"/>'
    await write('plan.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${rect}</svg>`)
    await putAlt(root, { door: 'A door', plan: 'A plan' })
    await remake(root)
    expect(await moduleOf('plan')).toMatch(/width: 1600,\n {2}height: 1200,\n.*\n {2}color: '#204060'/)
  })

  it('may be described with apostrophes and quotation marks', () => {
    expect(literal('A "door"')).toBe(`'A "door"'`)
    expect(literal("The client's door")).toBe(`"The client's door"`)
    expect(literal(`The client's "door"`)).toBe(`'The client\\'s "door"'`)
  })

  it('say what of them stays visible, by two percentages', async () => {
    const place = (positions: Record<string, string>) => write('position.json', JSON.stringify(positions))
    await place({ door: '40% 100%' })
    await remake(root)
    expect(await moduleOf('door')).toContain("  position: '40% 100%',\n}")
    await place({ gate: '50% 50%' })
    await expect(remake(root)).rejects.toThrow(/position\.json.*"gate", which is not a master/)
    await place({ door: 'top' })
    await expect(remake(root)).rejects.toThrow(/"door" at "top".*two percentages/)
  })

  it('all around are delivered as they are', async () => {
    await mkdir(join(root, 'pictures/panoramas'))
    await putPicture(root, 'panoramas/room', '#445566', 4096, 8)
    await putAlt(root, { door: 'A door', room: 'A room all around' })
    await remake(root)
    const [delivered, file] = deliveredOf('room')
    expect(delivered).toMatch(/^room-\w{8}\.webp$/)
    expect(await sharp(file).metadata()).toMatchObject({ width: 4096 })
    expect(await moduleOf('room')).toMatch(
      new RegExp(`src: .*${delivered}.*\n  width: 4096,\n  height: 8,\n.*\n  alt: 'A room all around'`),
    )
  })
})

it('films have size, length, captions and poster, or are refused', async () => {
  await putPicture(root, 'walk-poster', '#112233')
  await putAlt(root, { door: 'A door', 'walk-poster': 'A hall' })
  await mkdir(join(root, 'pictures/films'))
  await write('films/walk.mp4', film({ width: 720, height: 1280, seconds: 14.7 }))
  await expect(remake(root)).rejects.toThrow('walk.mp4 has no captions')
  await write('films/walk.vtt', 'WEBVTT\n')
  await remake(root)
  const delivered = deliveredFiles([root])
  const [mp4, vtt] = ['.mp4', '.vtt'].map((kind) => [...delivered.keys()].find((name) => name.endsWith(kind)) ?? '')
  const { size } = await stat(delivered.get(mp4 ?? '') ?? '')
  const module = await moduleOf('walk.film')
  for (const words of [
    "import poster from './walk-poster.ts'",
    `src: '/r/pictures/assets/${mp4}'`,
    `captions: '/r/pictures/assets/${vtt}'`,
    `width: 720,\n  height: 1280,\n  seconds: 14.7,\n  bytes: ${size},`,
  ])
    expect(module).toContain(words)
  await rm(join(root, 'pictures/walk-poster.webp'))
  await expect(remake(root)).rejects.toThrow('walk.mp4 has no poster')
})

it('drawings are delivered with the words and figures beside them', async () => {
  await mkdir(join(root, 'pictures/drawings'))
  await write('drawings/plan.svg', '<svg/>')
  await expect(remake(root)).rejects.toThrow('plan.svg has no alternative text')
  const facts = { width: 20, alt: "A plan of the house's hall", labels: [{ text: 'Hall', x: 5 }], cameras: [] }
  await write('drawings/plan.json', JSON.stringify(facts))
  await remake(root)
  const [delivered, file] = deliveredOf('plan')
  expect(delivered).toMatch(/^plan-\w{8}\.svg$/)
  expect(await readFile(file, 'utf8')).toBe('<svg/>')
  expect(await moduleOf('plan.drawing')).toContain(`  src: '/r/pictures/assets/${delivered}',
  width: 20,
  alt: "A plan of the house's hall",
  labels: [
    { text: 'Hall', x: 5 },
  ],
  cameras: [],
`)
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

it('words and figures of a drawing stand clear', () => {
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

/** The headers of an MP4 film, with nothing in it. */
function film({ width, height, seconds }: { width: number; height: number; seconds: number }): Buffer {
  const box = (type: string, content: Buffer) => {
    const header = Buffer.alloc(8)
    header.writeUInt32BE(8 + content.length)
    header.write(type, 4, 'latin1')
    return Buffer.concat([header, content])
  }
  const movie = Buffer.alloc(100)
  movie.writeUInt32BE(1000, 12)
  movie.writeUInt32BE(seconds * 1000, 16)
  const track = Buffer.alloc(84)
  track.writeUInt32BE(width * 65536, 76)
  track.writeUInt32BE(height * 65536, 80)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', Buffer.concat([box('mvhd', movie), box('trak', box('tkhd', track))])),
  ])
}
