// Made by `npm run images` from pictures/loft-conversion-armchairs-dormer.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'loft-conversion-armchairs-dormer-bcded110',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Loft conversion in the sun: a cream and a leather armchair about a travertine table, low bookshelves and a rooflight under the slope, an oak truss, and three tall panes of glass over brick chimneys',
  color: '#b5a897',
} as const satisfies PictureFile
