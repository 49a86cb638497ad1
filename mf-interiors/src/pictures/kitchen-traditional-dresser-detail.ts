// Made by `npm run images` from pictures/kitchen-traditional-dresser-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-traditional-dresser-detail-d19294d3',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 798,
  height: 1148,
  alt: 'Glazed dresser in bottle green over a veined marble worktop: bowls and beakers behind its bars, a light at the top shelf, an oak board against the marble and turned brass knobs below',
  color: '#585c4a',
} as const satisfies PictureFile
