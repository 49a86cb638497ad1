// Made by `npm run images` from pictures/house-two-gables-garden-day.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'house-two-gables-garden-day-3c5d92a0',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The timber and brick gables from the garden in afternoon sun: sliding glass onto a stone terrace, a study of books and a red bedroom upstairs, the stair and its gallery behind the glass of the hall, stepping stones across the lawn',
  color: '#888a78',
} as const satisfies PictureFile
