// Made by `npm run images` from pictures/card-renovations.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-renovations-429debe2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 1200,
  alt: 'Restored Georgian terrace in London: stock brick, rusticated stucco, sash windows and a bottle-green front door',
  color: '#857d73',
} as const satisfies PictureFile
