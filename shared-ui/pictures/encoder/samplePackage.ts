import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { makeImages } from './images.ts'
import { pictureSettings } from './pictures.ts'

const encoding = { ...pictureSettings.encoding, render: { quality: 50, effort: 0 } }

/** Widths for small masters. */
export const settings = {
  encoding,
  widths: { avif: [16, 32, 64], webp: [32, 64] },
}

/** Makes a package with one picture, "door", and returns its root. */
export async function makeSamplePackage(): Promise<string> {
  const root = join(await mkdtemp(join(tmpdir(), 'images-')), 'mf-one')
  await putPicture(root, 'door', '#804020')
  await putAlt(root, { door: 'A door' })
  return root
}

/** Removes the package and all files made beside it. */
export const removePackage = (root: string) => rm(dirname(root), { recursive: true })

/** Makes missing files, as `npm run images` does, and returns how many it encoded. */
export const remake = (package_: string) => makeImages(package_, settings)

/** Adds a picture of one colour to the masters. */
export async function putPicture(package_: string, name: string, background: string, width = 40, height = 30) {
  await mkdir(join(package_, 'pictures'), { recursive: true })
  await sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(join(package_, `pictures/${name}.webp`))
}

/** Writes the alternative texts of all pictures, replacing earlier ones. */
export function putAlt(package_: string, alts: Record<string, string>) {
  return writeFile(join(package_, 'pictures/alt.json'), JSON.stringify(alts))
}
