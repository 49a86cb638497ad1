// Made by `npm run images` from pictures/floor-plan-ground.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'floor-plan-ground-ecc97bf7',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920],
  fallback: [480, 960, 1440],
  width: 2000,
  height: 1500,
  alt: 'Ground floor plan of the two-gable house: from a glazed hall with the stair, doors lead to the dining and living rooms in one wing and to the sitting room, WC, utility room and kitchen in the other',
  color: '#dee1db',
} as const satisfies PictureFile
