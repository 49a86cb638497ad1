// Made by `npm run images` from pictures/joinery-bookshelf-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'joinery-bookshelf-detail-e8e245fc',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Walnut bookshelves with a light under each shelf, books and ceramics',
  color: '#95836d',
} as const satisfies PictureFile
