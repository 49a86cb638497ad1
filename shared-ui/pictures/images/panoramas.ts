import sharp from 'sharp'
import { address, hashOf, heading, literal, type Master, mastersIn, type Products } from './Package.ts'

/** Adds every equirectangular panorama of a package: the master as it is. */
export async function addPanoramas(root: string, alt: (master: Master) => string, products: Products): Promise<void> {
  for (const master of await mastersIn(root, 'pictures/panoramas', ['.webp'])) {
    const { width, height } = await sharp(master.bytes).metadata()
    const file = `public/assets/panorama/${master.name}-${hashOf(master.bytes)}.webp`
    products.files.set(file, async () => master.bytes)
    products.modules.set(
      `src/pictures/${master.name}.ts`,
      `${heading(master)}
export default {
  src: ${address(file)},
  width: ${width},
  height: ${height},
  bytes: ${master.bytes.length},
  alt: ${literal(alt(master))},
} as const
`,
    )
  }
}
