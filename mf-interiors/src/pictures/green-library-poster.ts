// Made by `npm run images` from pictures/green-library-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'green-library-poster-9ab1025b',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 1280,
  alt: 'Bottle-green bookshelves above panelled cupboards, with a fig tree in front of them',
  color: '#676d63',
} as const satisfies PictureFile
