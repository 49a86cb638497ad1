import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp'
import { hashOf, heading, literal, type Master, mastersIn, type Products } from './Package.ts'

/** How pictures are encoded. Part of every file's hash, so a change here remakes every picture. */
export interface PictureSettings {
  /** Widths in px: so close together that no browser downloads more than 1.5 times the pixels it shows. */
  avifWidths: readonly number[]
  webpWidths: readonly number[]
  /** For renders. Below 55 the courses of a brick wall and pale things on pale stone melt away. */
  render: AvifOptions
  /** For line drawings: thin coloured lines turn grey with halved chroma, and cost next to nothing without. */
  drawing: AvifOptions
  webp: WebpOptions
  /** Pictures with less entropy than this, in bits, are drawings: ours have 2.5 to 3.4, renders 5.9 and more. */
  drawingEntropy: number
}

export const pictureSettings: PictureSettings = {
  avifWidths: [320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920, 2400],
  webpWidths: [480, 960, 1440, 2400],
  render: { quality: 60, effort: 4, chromaSubsampling: '4:2:0' },
  drawing: { quality: 50, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 74, effort: 5, smartSubsample: true },
  drawingEntropy: 4.5,
}

/** An SVG has no size of its own in px, so it is drawn as wide as most masters are. */
const svgWidth = 1600

const folder = 'public/assets/pictures'

/** Adds every picture of a package: its module, its AVIF sizes and its WebP fallbacks. */
export async function addPictures(
  root: string,
  alt: (master: Master) => string,
  products: Products,
  settings: PictureSettings,
): Promise<void> {
  for (const master of await mastersIn(root, 'pictures', ['.webp', '.jpg', '.png', '.svg'])) {
    const name = `${master.name}-${hashOf(master.bytes, JSON.stringify(settings))}`
    const modulePath = `src/pictures/${master.name}.ts`
    const image = await open(master)
    const { width, height } = image.size
    const widths = widthsWithin(width, settings.avifWidths)
    const fallback = widthsWithin(width, settings.webpWidths)
    const pixels = () => pixelsOf(name, image.draw())
    const color = (await colorInModule(join(root, modulePath), name)) ?? (await pixels()).color

    products.modules.set(
      modulePath,
      `${heading(master)}
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: \`\${import.meta.env.BASE_URL}assets/pictures/\`,
  name: ${literal(name)},
  widths: [${widths.join(', ')}],
  fallback: [${fallback.join(', ')}],
  width: ${width},
  height: ${height},
  alt: ${literal(alt(master))},
  color: '${color}',
} as const satisfies PictureFile
`,
    )

    for (const size of widths) {
      products.files.set(`${folder}/${name}-${size}.avif`, async () => {
        const { data, raw, entropy } = await pixels()
        const avif = entropy < settings.drawingEntropy ? settings.drawing : settings.render
        return sharp(data, { raw }).resize({ width: size }).avif(avif).toBuffer()
      })
    }
    for (const size of fallback) {
      products.files.set(`${folder}/${name}-${size}.webp`, async () => {
        const { data, raw } = await pixels()
        return sharp(data, { raw }).resize({ width: size }).webp(settings.webp).toBuffer()
      })
    }
  }
}

/** The widths that a picture has pixels for; its own when it is smaller than all of them. */
function widthsWithin(width: number, widths: readonly number[]): readonly number[] {
  const within = widths.filter((each) => each <= width)
  return within.length > 0 ? within : [width]
}

async function open(master: Master) {
  const nominal = await sharp(master.bytes).metadata()
  const density = master.extension === '.svg' ? (72 * svgWidth) / nominal.width : undefined
  const draw = () => sharp(master.bytes, density ? { density } : {})
  const { width, height } = density ? await draw().metadata() : nominal
  return { size: { width, height }, draw }
}

// Read back where the picture has not changed: averaging decodes the whole master,
// and decoders on other machines may round it differently.
async function colorInModule(path: string, name: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.includes(literal(name)) ? /color: '(#[0-9a-f]{6})'/.exec(text)?.[1] : undefined
}

// The last picture's only: its sizes are made one after another, and all masters at once would fill the memory.
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
