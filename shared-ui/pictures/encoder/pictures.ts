import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp'
import { describedFolder, encodedFolder, servedFrom } from './deliveredFiles.ts'
import { hashOf, heading, literal, type Master, MasterError, mastersIn, type Products } from './masters.ts'

/** The encoding settings. They are part of a file's hash: a change here remakes every picture. */
export interface Encoding {
  render: AvifOptions
  /**
   * For line drawings: subsampled chroma turns thin coloured lines grey, and full chroma adds almost nothing to their
   * size.
   */
  drawing: AvifOptions
  webp: WebpOptions
  /**
   * Pictures with less entropy than this, in bits, are treated as drawings: ours have 2.5 to 3.4, renders 5.9 and more.
   */
  drawingEntropy: number
}

/** Widths in px, ascending. They are not part of a file's hash: an added width makes only its own files. */
export interface Widths {
  avif: readonly number[]
  webp: readonly number[]
}

export interface PictureSettings {
  encoding: Encoding
  widths: Widths
}

const encoding: Encoding = {
  // Below 55, brick courses disappear, and so do pale objects on pale stone.
  render: { quality: 60, effort: 4, chromaSubsampling: '4:2:0' },
  drawing: { quality: 50, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 74, effort: 5, smartSubsample: true },
  drawingEntropy: 4.5,
}

export const pictureSettings: PictureSettings = {
  encoding,
  widths: {
    // Each width is at most 1.5 times the one before it (80 is 1.67 times 48), so that no browser downloads a picture
    // much wider than it shows.
    avif: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920, 2400],
    webp: [480, 960, 1440, 2400],
  },
}

/** Adds every picture: its module, its AVIF sizes and its WebP fallbacks. */
export async function addPictures(
  root: string,
  alt: (master: Master) => string,
  products: Products,
  settings: PictureSettings,
): Promise<void> {
  const masters = await mastersIn(root, 'pictures', ['.webp', '.jpg', '.png'])
  const positions = await positionsIn(root, masters)
  for (const master of masters) {
    const name = `${master.name}-${hashOf(master.bytes, JSON.stringify(settings.encoding))}`
    const modulePath = `${describedFolder(root)}/${master.name}.ts`
    const { width, height } = await sharp(master.bytes).metadata()
    const pixels = () => pixelsOf(name, sharp(master.bytes))
    const color = (await colorInModule(join(root, modulePath), name)) ?? (await pixels()).color

    const sizes = addSizes(products, pixels, { name, width, height }, settings)
    const position = positions.get(master.name)

    products.modules.set(
      modulePath,
      `${heading(master)}
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '${servedFrom}',
${sizes}
  alt: ${literal(alt(master))},
  color: '${color}',${
    position
      ? `
  position: '${position}',`
      : ''
  }
} as const satisfies PictureFile
`,
    )
  }
}

/**
 * The part of each picture that stays visible in a window of another shape, as an `object-position`, by the name of its
 * master. `pictures/position.json` lists the pictures for which it is not the centre.
 */
async function positionsIn(root: string, masters: readonly Master[]): Promise<Map<string, string>> {
  const path = join(root, 'pictures/position.json')
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const positions = new Map(Object.entries<string>(JSON.parse(text)))
  for (const [name, position] of positions) {
    if (!masters.some((master) => master.name === name))
      throw new MasterError(`${path} places "${name}", which is not a master. Remove it, or rename it.`)
    if (!/^\d+% \d+%$/.test(position))
      throw new MasterError(`${path} places "${name}" at "${position}". Give two percentages, such as "50% 30%".`)
  }
  return positions
}

/** Adds a picture's files, and returns the lines that describe them in the module. */
function addSizes(
  products: Products,
  pixels: () => ReturnType<typeof decode>,
  { name, width, height }: { name: string; width: number; height: number },
  { encoding, widths }: PictureSettings,
): string {
  const avif = widthsWithin(width, widths.avif)
  const webp = widthsWithin(width, widths.webp)
  const scaled = async (size: number) => {
    const { data, raw, entropy } = await pixels()
    const image = sharp(data, { raw }).resize({ width: size })
    return { image, entropy }
  }
  for (const size of avif) {
    products.files.set(`${encodedFolder}/${name}-${size}.avif`, async () => {
      const { image, entropy } = await scaled(size)
      return image.avif(entropy < encoding.drawingEntropy ? encoding.drawing : encoding.render).toBuffer()
    })
  }
  for (const size of webp) {
    products.files.set(`${encodedFolder}/${name}-${size}.webp`, async () => {
      const { image } = await scaled(size)
      return image.webp(encoding.webp).toBuffer()
    })
  }
  return `  name: ${literal(name)},
  widths: [${avif.join(', ')}],
  fallback: [${webp.join(', ')}],
  width: ${width},
  height: ${height},`
}

/** The widths up to the master's own, or only that if it is the smallest. */
function widthsWithin(width: number, widths: readonly number[]): readonly number[] {
  const within = widths.filter((each) => each <= width)
  return within.length > 0 ? within : [width]
}

// Read the colour of an unchanged picture from its module: averaging decodes the whole master, and a decoder on another
// machine may round differently.
async function colorInModule(path: string, name: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.includes(literal(name)) ? /color: '(#[0-9a-f]{6})'/.exec(text)?.[1] : undefined
}

// Keep only the last decoded picture: its sizes are made one after another, and all masters together would fill the
// memory.
let last: { name: string; pixels: ReturnType<typeof decode> } | undefined

function pixelsOf(name: string, image: Sharp): ReturnType<typeof decode> {
  if (last?.name !== name) last = { name, pixels: decode(image) }
  return last.pixels
}

async function decode(image: Sharp) {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const { entropy, channels } = await sharp(data, { raw }).stats()
  const color = `#${Buffer.from(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toString('hex')}`
  return { data, raw, entropy, color }
}
