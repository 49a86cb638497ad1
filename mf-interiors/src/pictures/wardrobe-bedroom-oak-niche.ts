// Made by `npm run images` from pictures/wardrobe-bedroom-oak-niche.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-bedroom-oak-niche-c8418c2a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1200,
  height: 800,
  alt: 'Along a wall of grey-blue wardrobes with brass handles to three open oak bays: hanging clothes, an oval mirror over drawers, and lit shelves; a guitar leans beside them, and a rust-red bench stands on the rug',
  color: '#8b8175',
} as const satisfies PictureFile
