// Made by `npm run images` from pictures/living-room-both-bookshelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'living-room-both-bookshelves-c727548a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1200,
  height: 800,
  alt: 'Walnut living room past a cream sofa: lit bookshelves either side of a slatted wall with its screen and fire, one stone ledge under all three, and two green armchairs beneath a brass ring of light',
  color: '#988876',
} as const satisfies PictureFile
