// Made by `npm run images` from pictures/kitchen-wing-fluted-island-end.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-wing-fluted-island-end-6611e30d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1031,
  alt: 'Curved end of an oak-fluted island under white veined stone, with dark blue stools at its side and a blue vase of tulips on it, and oak drawers below a wide window behind it',
  color: '#938f8b',
} as const satisfies PictureFile
