import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveredFiles } from './deliveredFiles.ts'
import { makeSamplePackage, putAlt, putPicture, remake, removePackage } from './samplePackage.ts'

let root: string

beforeEach(async () => {
  root = await makeSamplePackage()
})
afterEach(() => removePackage(root))

describe('films', () => {
  beforeEach(async () => {
    await putPicture(root, 'walk-poster', '#112233')
    await putAlt(root, { door: 'A door', 'walk-poster': 'A hall' })
    await mkdir(join(root, 'pictures/films'))
    await writeFile(join(root, 'pictures/films/walk.mp4'), film({ width: 720, height: 1280, seconds: 14.7 }))
    await writeFile(join(root, 'pictures/films/walk.vtt'), 'WEBVTT\n')
  })

  it('are described with their size, length, captions and poster', async () => {
    await remake(root)
    const delivered = deliveredFiles([root])
    const [mp4, vtt] = ['.mp4', '.vtt'].map((kind) => [...delivered.keys()].find((name) => name.endsWith(kind)) ?? '')
    const { size } = await stat(delivered.get(mp4 ?? '') ?? '')
    const module = await readFile(join(root, 'src/pictures/walk.film.ts'), 'utf8')
    expect(module).toContain("import poster from './walk-poster.ts'")
    expect(module).toContain(`src: '/r/pictures/assets/${mp4}'`)
    expect(module).toContain(`captions: '/r/pictures/assets/${vtt}'`)
    expect(module).toContain(`width: 720,\n  height: 1280,\n  seconds: 14.7,\n  bytes: ${size},`)
  })

  it('without captions or a poster are refused', async () => {
    await rm(join(root, 'pictures/films/walk.vtt'))
    await expect(remake(root)).rejects.toThrow('walk.mp4 has no captions')
    await writeFile(join(root, 'pictures/films/walk.vtt'), 'WEBVTT\n')
    await rm(join(root, 'pictures/walk-poster.webp'))
    await expect(remake(root)).rejects.toThrow('walk.mp4 has no poster')
  })
})

describe('panoramas', () => {
  it('are delivered as they are', async () => {
    await mkdir(join(root, 'pictures/panoramas'))
    await putPicture(root, 'panoramas/room', '#445566', 4096, 8)
    await putAlt(root, { door: 'A door', room: 'A room all around' })
    await remake(root)
    const [delivered, file] = [...deliveredFiles([root])].find(([name]) => name.startsWith('room-')) ?? []
    expect(delivered).toMatch(/^room-\w{8}\.webp$/)
    expect(await sharp(file).metadata()).toMatchObject({ width: 4096 })
    expect(await readFile(join(root, 'src/pictures/room.ts'), 'utf8')).toMatch(
      new RegExp(`src: .*${delivered}.*\n  width: 4096,\n  height: 8,\n.*\n  alt: 'A room all around'`),
    )
  })
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
