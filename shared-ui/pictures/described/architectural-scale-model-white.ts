// Made by `npm run images` from pictures/architectural-scale-model-white.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'architectural-scale-model-white-05a7a9d3',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'White card scale model of a two-gable house on an oak table, with a green vase and the corner of a drawing',
  color: '#b5a38d',
} as const satisfies PictureFile
