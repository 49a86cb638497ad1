// Made by `npm run images` from pictures/wardrobe-loft-lit-shelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-loft-lit-shelves-787be7e9',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 840,
  height: 1260,
  alt: 'Two open bays in pale timber beside a plain painted door: lit shelves with a green bag, shoes and folded shirts over drawers, and clothes on a brass rail over two pairs of shoes',
  color: '#a38b6d',
} as const satisfies PictureFile
