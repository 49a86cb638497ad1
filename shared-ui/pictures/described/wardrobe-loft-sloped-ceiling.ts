// Made by `npm run images` from pictures/wardrobe-loft-sloped-ceiling.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-loft-sloped-ceiling-ee0987af',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Made-to-measure wardrobes following a sloped loft ceiling, beside a rooflight',
  color: '#aa9d8a',
  position: '78% 50%',
} as const satisfies PictureFile
