import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { deliveredName, describedFolder, servedFrom } from './deliveredFiles.ts'
import { filmFacts } from './filmFacts.ts'
import { heading, literal, type Master, MasterError, mastersIn, type Products } from './masters.ts'

/** Adds the module of every film, with its captions; its poster is the picture `{name}-poster`. */
export async function addFilms(root: string, products: Products): Promise<void> {
  for (const master of await mastersIn(root, 'pictures/films', ['.mp4'])) {
    const captions = await readFile(join(root, `pictures/films/${master.name}.vtt`)).catch(() => {
      throw new MasterError(
        `${master.path} has no captions, so visitors who cannot see or hear it would miss it. Describe picture and sound in pictures/films/${master.name}.vtt.`,
      )
    })
    if (!products.modules.has(`${describedFolder(root)}/${master.name}-poster.ts`)) {
      throw new MasterError(
        `${master.path} has no poster, so nothing would show before it plays. Put a still of it at pictures/${master.name}-poster.jpg and describe that in pictures/alt.json.`,
      )
    }
    const { width, height, seconds } = filmFacts(master.bytes)
    products.modules.set(
      `${describedFolder(root)}/${master.name}.film.ts`,
      `${heading(master)}
import poster from './${master.name}-poster.ts'

export default {
  src: '${servedFrom}${deliveredName(`${master.name}.mp4`, master.bytes)}',
  captions: '${servedFrom}${deliveredName(`${master.name}.vtt`, captions)}',
  poster,
  width: ${width},
  height: ${height},
  seconds: ${seconds},
  bytes: ${master.bytes.length},
} as const
`,
    )
  }
}

/** Adds the module of every equirectangular panorama, which is delivered unchanged. */
export async function addPanoramas(root: string, alt: (master: Master) => string, products: Products): Promise<void> {
  for (const master of await mastersIn(root, 'pictures/panoramas', ['.webp'])) {
    const { width, height } = await sharp(master.bytes).metadata()
    products.modules.set(
      `${describedFolder(root)}/${master.name}.ts`,
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
