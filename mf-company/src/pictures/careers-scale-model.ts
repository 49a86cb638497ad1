// Made by `npm run images` from pictures/careers-scale-model.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'careers-scale-model-3e0e265d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 854,
  height: 1067,
  alt: 'White card scale model of a two-gable house on an oak table, with a green vase and the corner of a drawing',
  color: '#b7a792',
} as const satisfies PictureFile
