import sharp from 'sharp'
import { address, hashOf, heading, literal, type Master, mastersIn, type Products } from './Package.ts'

const small = { width: 2048, webp: { quality: 76, effort: 5 } }

/** Adds every equirectangular panorama of a package: the master as it is, and a small one for small screens. */
export async function addPanoramas(root: string, alt: (master: Master) => string, products: Products): Promise<void> {
  for (const master of await mastersIn(root, 'pictures/panoramas', ['.webp'])) {
    const { width, height } = await sharp(master.bytes).metadata()
    const base = `public/assets/panorama/${master.name}-${hashOf(master.bytes, JSON.stringify(small))}`
    products.files.set(`${base}.webp`, async () => master.bytes)
    products.files.set(`${base}-${small.width}.webp`, () =>
      sharp(master.bytes).resize({ width: small.width }).webp(small.webp).toBuffer(),
    )
    products.modules.set(
      `src/pictures/${master.name}.ts`,
      `${heading(master)}
export default {
  src: ${address(`${base}.webp`)},
  small: ${address(`${base}-${small.width}.webp`)},
  width: ${width},
  height: ${height},
  bytes: ${master.bytes.length},
  alt: ${literal(alt(master))},
} as const
`,
    )
  }
}
