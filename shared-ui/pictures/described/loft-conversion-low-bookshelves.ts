// Made by `npm run images` from pictures/loft-conversion-low-bookshelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'loft-conversion-low-bookshelves-9dd09f17',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Low bookshelves with an oak top built along the eaves of the loft, under rooflights and oak trusses, with a cream chair and a brass lamp',
  color: '#b2a493',
} as const satisfies PictureFile
