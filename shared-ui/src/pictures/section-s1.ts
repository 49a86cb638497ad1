// Made by `npm run images` from pictures/section-s1.webp: change that or alt.json, and run it again.
import type { PictureFile } from '../contract.ts'

export default {
  base: '/r/pictures/assets/',
  name: 'section-s1-771711d8',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920],
  fallback: [480, 960, 1440],
  width: 2000,
  height: 1150,
  alt: 'Section through the two-gable house: two pitched roofs joined by a lower glazed hall, with levels from ground to ridge',
  color: '#d8dbd7',
} as const satisfies PictureFile
