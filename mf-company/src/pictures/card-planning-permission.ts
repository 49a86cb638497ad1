// Made by `npm run images` from pictures/card-planning-permission.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-planning-permission-86d6514a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 900,
  alt: 'White card scale model of a two-gable house on an oak table, with a green vase and the corner of a drawing',
  color: '#b7a692',
} as const satisfies PictureFile
