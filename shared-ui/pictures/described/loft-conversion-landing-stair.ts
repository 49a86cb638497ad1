// Made by `npm run images` from pictures/loft-conversion-landing-stair.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'loft-conversion-landing-stair-4d41204c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The oak stair arriving in the loft behind a slatted oak balustrade, with a tall gable window over the chimneys, rooflights and a bottle-green window seat',
  color: '#b6a896',
} as const satisfies PictureFile
