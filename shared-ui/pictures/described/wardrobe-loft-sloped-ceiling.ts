// Made by `npm run images` from pictures/wardrobe-loft-sloped-ceiling.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-loft-sloped-ceiling-3be76c0f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Made-to-measure wardrobe doors cut to a sloped loft ceiling with two lit bays open between them, beside a rooflight, low drawers and a bed with a striped throw',
  color: '#bdb6ad',
  position: '62% 50%',
} as const satisfies PictureFile
