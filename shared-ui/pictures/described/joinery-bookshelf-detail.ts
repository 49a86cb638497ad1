// Made by `npm run images` from pictures/joinery-bookshelf-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'joinery-bookshelf-detail-d7847814',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Walnut bookshelves on a grey afternoon: a light under each shelf, books, ceramics, a fig in the corner and a lit lamp',
  color: '#8a7662',
} as const satisfies PictureFile
