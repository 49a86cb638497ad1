import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { literal } from './images/Package.ts'
import { pictureSettings } from './images/pictures.ts'
import { differences, makeFiles, packages, productsOf, writeModules } from './images.ts'

const encoding = { ...pictureSettings.encoding, render: { quality: 50, effort: 0 } }
const settings = {
  encoding,
  widths: { avif: [16, 32, 64], webp: [32, 64] },
  upright: { ratio: 9 / 16, encoding, widths: { avif: [8, 16, 32], webp: [16] } },
}

let folder: string
let root: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  root = join(folder, 'mf-one')
  await putPicture(root, 'door', '#804020')
  await putAlt(root, { door: 'A door' })
})

afterEach(() => rm(folder, { recursive: true }))

describe('pictures', () => {
  it('have every width that the master has pixels for, and a module that says so', async () => {
    await remake(root)
    const files = await readdir(join(root, 'public/assets/pictures'))
    const name = files[0]?.replace('-16.avif', '')
    expect(files).toEqual([`${name}-16.avif`, `${name}-32.avif`, `${name}-32.webp`])
    const small = await sharp(join(root, 'public/assets/pictures', `${name}-16.avif`)).metadata()
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
    expect(await readdir(join(root, 'public/assets/pictures'))).toEqual([
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

  it('are made once: what exists stays, and another package copies it', async () => {
    expect(await remake(root)).toEqual({ made: 3, copied: 0 })
    expect(await remake(root)).toEqual({ made: 0, copied: 0 })
    const other = join(folder, 'mf-two')
    await putPicture(other, 'door', '#804020')
    await putAlt(other, { door: 'A door' })
    expect(await remake(other, [root])).toEqual({ made: 0, copied: 3 })
  })

  it('take another name when the master or the settings change, and the old files go', async () => {
    await remake(root)
    const before = await readdir(join(root, 'public/assets/pictures'))
    await putPicture(root, 'door', '#208040')
    await remake(root)
    const after = await readdir(join(root, 'public/assets/pictures'))
    expect(after).toHaveLength(before.length)
    expect(after).not.toContainEqual(before[0])
    expect(await readFile(join(root, 'src/pictures/door.ts'), 'utf8')).toContain("color: '#208040'")

    const stronger = await productsOf(root, { ...settings, encoding: { ...encoding, webp: { quality: 90 } } })
    expect([...stronger.files.keys()]).not.toContainEqual(`public/assets/pictures/${after[0]}`)
  })

  it('keep their files when a width comes or goes', async () => {
    await remake(root)
    const before = await readdir(join(root, 'public/assets/pictures'))
    const more = await productsOf(root, { ...settings, widths: { avif: [8, ...settings.widths.avif], webp: [16, 32] } })
    await writeModules(root, more)
    expect(await makeFiles(root, more, [])).toEqual({ made: 2, copied: 0 })
    expect(await readdir(join(root, 'public/assets/pictures'))).toEqual(expect.arrayContaining(before))

    expect(await remake(root)).toEqual({ made: 0, copied: 0 })
    expect(await readdir(join(root, 'public/assets/pictures'))).toEqual(before)
  })

  it('vanish with their master; a module that a person wrote stays', async () => {
    await remake(root)
    await writeFile(join(root, 'src/pictures/own.ts'), 'export default 1\n')
    await rm(join(root, 'pictures/door.webp'))
    await remake(root)
    expect(await readdir(join(root, 'public/assets/pictures'))).toEqual([])
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

describe('an upright cut', () => {
  const cut = (places: Record<string, unknown>) =>
    writeFile(join(root, 'pictures/upright.json'), JSON.stringify(places))
  const cutFiles = async () =>
    (await readdir(join(root, 'public/assets/pictures'))).filter((file) => file.includes('-upright-'))

  it('is as high as the picture, has its own sizes, and is told beside them', async () => {
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

  it('shows what lies around its place, and stays within the picture', async () => {
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
      const { channels } = await sharp(join(root, 'public/assets/pictures', webp ?? '')).stats()
      for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - (color[index] ?? 0))).toBeLessThan(12)
    }
  })

  it('that moves takes another name, and leaves the files of the whole picture', async () => {
    await cut({ door: { x: 0.3 } })
    expect(await remake(root)).toEqual({ made: 6, copied: 0 })
    const before = await cutFiles()
    await cut({ door: { x: 0.7 } })
    expect(await remake(root)).toEqual({ made: 3, copied: 0 })
    const after = await cutFiles()
    expect(after).toHaveLength(before.length)
    expect(after).not.toContainEqual(before[0])
  })

  it('of no master, or without a place, is refused by name', async () => {
    await cut({ gate: { x: 0.5 } })
    await expect(productsOf(root, settings)).rejects.toThrow(/upright\.json.*"gate", which is no master/)
    await cut({ door: {} })
    await expect(productsOf(root, settings)).rejects.toThrow(/where to cut "door".*Give "x"/)
  })
})

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

describe('films', () => {
  beforeEach(async () => {
    await putPicture(root, 'walk-poster', '#112233')
    await putAlt(root, { door: 'A door', 'walk-poster': 'A hall' })
    await mkdir(join(root, 'pictures/films'))
    await writeFile(join(root, 'pictures/films/walk.mp4'), film({ width: 720, height: 1280, seconds: 14.7 }))
    await writeFile(join(root, 'pictures/films/walk.vtt'), 'WEBVTT\n')
  })

  it('are told with their size, length, captions and poster', async () => {
    await remake(root)
    const [mp4, vtt] = await readdir(join(root, 'public/assets/films'))
    const { size } = await stat(join(root, `public/assets/films/${mp4}`))
    const module = await readFile(join(root, 'src/pictures/walk.film.ts'), 'utf8')
    expect(module).toContain("import poster from './walk-poster.ts'")
    expect(module).toContain(`src: \`\${import.meta.env.BASE_URL}assets/films/${mp4}\``)
    expect(module).toContain(`captions: \`\${import.meta.env.BASE_URL}assets/films/${vtt}\``)
    expect(module).toContain(`width: 720,\n  height: 1280,\n  seconds: 14.7,\n  bytes: ${size},`)
  })

  it('without captions or a poster are refused', async () => {
    await rm(join(root, 'pictures/films/walk.vtt'))
    await expect(productsOf(root, settings)).rejects.toThrow('walk.mp4 has no captions')
    await writeFile(join(root, 'pictures/films/walk.vtt'), 'WEBVTT\n')
    await rm(join(root, 'pictures/walk-poster.webp'))
    await expect(productsOf(root, settings)).rejects.toThrow('walk.mp4 has no poster')
  })
})

describe('panoramas', () => {
  it('are delivered as they are, and once more for small screens', async () => {
    await mkdir(join(root, 'pictures/panoramas'))
    await putPicture(root, 'panoramas/room', '#445566', 4096, 8)
    await putAlt(root, { door: 'A door', room: 'A room all around' })
    await remake(root)
    const [small, whole] = await readdir(join(root, 'public/assets/panorama'))
    expect(await sharp(join(root, 'public/assets/panorama', small ?? '')).metadata()).toMatchObject({ width: 2048 })
    expect(await readFile(join(root, 'src/pictures/room.ts'), 'utf8')).toMatch(
      new RegExp(
        `src: .*${whole}.*\n.*small: .*${small}.*\n  width: 4096,\n  height: 8,\n.*\n  alt: 'A room all around'`,
      ),
    )
  })
})

async function remake(package_: string, others: readonly string[] = []) {
  const products = await productsOf(package_, settings)
  await writeModules(package_, products)
  return makeFiles(package_, products, others)
}

async function putPicture(package_: string, name: string, background: string, width = 40, height = 30) {
  await mkdir(join(package_, 'pictures'), { recursive: true })
  await sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(join(package_, `pictures/${name}.webp`))
}

function putAlt(package_: string, alts: Record<string, string>) {
  return writeFile(join(package_, 'pictures/alt.json'), JSON.stringify(alts))
}

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
