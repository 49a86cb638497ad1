// Made by `npm run images` from pictures/retail-boutique-travertine.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'retail-boutique-travertine-b3f6c9ee',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Boutique with three arched niches, clothes on brass rails, and plinths of travertine and black marble',
  color: '#af9f8c',
} as const satisfies PictureFile
