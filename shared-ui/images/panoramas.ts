import sharp from 'sharp'
import { deliveredName, servedFrom } from './deliveredFiles.ts'
import { heading, literal, type Master, mastersIn, type Products } from './masters.ts'

/** Adds the module of every equirectangular panorama, which is delivered as its master is. */
export async function addPanoramas(root: string, alt: (master: Master) => string, products: Products): Promise<void> {
  for (const master of await mastersIn(root, 'pictures/panoramas', ['.webp'])) {
    const { width, height } = await sharp(master.bytes).metadata()
    products.modules.set(
      `src/pictures/${master.name}.ts`,
      `${heading(master)}
export default {
  src: '${servedFrom}${deliveredName(`${master.name}.webp`, master.bytes)}',
  width: ${width},
  height: ${height},
  bytes: ${master.bytes.length},
  alt: ${literal(alt(master))},
} as const
`,
    )
  }
}
