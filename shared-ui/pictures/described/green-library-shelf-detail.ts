// Made by `npm run images` from pictures/green-library-shelf-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'green-library-shelf-detail-483f3cd7',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Bottle-green bookshelves over an oak top: two rows of books, a pale jar and a round vase above a panelled cupboard',
  color: '#575d4f',
} as const satisfies PictureFile
