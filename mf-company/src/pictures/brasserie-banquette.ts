// Made by `npm run images` from pictures/brasserie-banquette.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'brasserie-banquette-d3738a88',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Along the bottle-green banquette of the brasserie: marble tables with candles, leather chairs, framed prints over a lit rail, and the walnut bar behind',
  color: '#6e5743',
} as const satisfies PictureFile
