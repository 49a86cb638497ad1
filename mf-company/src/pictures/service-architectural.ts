// Made by `npm run images` from pictures/service-architectural.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'service-architectural-0728c13f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1125,
  height: 1500,
  alt: 'Ground floor plan of the two-gable house: living and dining room in one gable, kitchen and sitting room in the other, and the glazed hall with its stair between them',
  color: '#e2e3df',
} as const satisfies PictureFile
