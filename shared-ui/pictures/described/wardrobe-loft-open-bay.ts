// Made by `npm run images` from pictures/wardrobe-loft-open-bay.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-loft-open-bay-ce1d3eae',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Flat wardrobe doors cut to the slope of the loft, with two open bays lit between them: knitwear, a green bag and drawers on the left, clothes on a rail on the right',
  color: '#b8ac9f',
} as const satisfies PictureFile
