// Made by `npm run images` from pictures/service-architectural.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'service-architectural-5c29af58',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1125,
  height: 1500,
  alt: 'Ground floor plan of the two-gable house: from a glazed hall with the stair, doors lead to the dining and living rooms in one wing and to the sitting room, cloakroom and kitchen in the other',
  color: '#dee0dc',
} as const satisfies PictureFile
