// Made by `npm run images` from pictures/structural-steel-frame.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'structural-steel-frame-64a18517',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Exposed structural steel frame of a new house with joists, blockwork and scaffold in afternoon sun',
  color: '#8c847e',
} as const satisfies PictureFile
