// Made by `npm run images` from pictures/formal-garden-sofa-corner.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'formal-garden-sofa-corner-5255e35c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 840,
  height: 1260,
  alt: 'Corner of the terrace: a cream sofa and a round stone table in the striped shade of the pergola, an olive in a pot, lavender and clipped box, and a row of pleached trees before a tall hedge',
  color: '#8a8e83',
} as const satisfies PictureFile
