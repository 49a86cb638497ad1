// Made by `npm run images` from pictures/house-new-build-day.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'house-new-build-day-3afcd1c6',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'House with one brick gable and one of timber in soft afternoon sun, seen across a reflecting pool: a dining room and a leather chair behind the ground-floor glass, shelves of books upstairs',
  color: '#838075',
} as const satisfies PictureFile
