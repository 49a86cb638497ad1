// Made by `npm run images` from pictures/walnut-dressing-room-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'walnut-dressing-room-poster-7eb003d4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 1280,
  alt: 'Walnut dressing-room island topped with verde marble under a linen drum light, a garden window behind',
  color: '#97816f',
} as const satisfies PictureFile
