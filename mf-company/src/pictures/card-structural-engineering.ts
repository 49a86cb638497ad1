// Made by `npm run images` from pictures/card-structural-engineering.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-structural-engineering-81a5a4b4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 900,
  alt: 'Exposed structural steel frame of a new house with joists, blockwork and scaffold in afternoon sun',
  color: '#877a74',
} as const satisfies PictureFile
