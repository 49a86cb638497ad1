// Made by `npm run images` from pictures/service-architectural.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'service-architectural-7506742d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1125,
  height: 1500,
  alt: 'Part of the ground floor plan of the two-gable house: the glazed hall with its stair, the kitchen, utility room, WC and sitting room beside it',
  color: '#dcdfda',
} as const satisfies PictureFile
