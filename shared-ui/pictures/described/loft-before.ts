// Made by `npm run images` from pictures/loft-before.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'loft-before-b6fffd2c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The loft before conversion: bare rafters and slates, a brick gable with one small window, a water tank, packing boxes, a suitcase and a bare bulb',
  color: '#5b4532',
} as const satisfies PictureFile
