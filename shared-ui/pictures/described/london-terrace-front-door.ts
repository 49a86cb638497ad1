// Made by `npm run images` from pictures/london-terrace-front-door.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'london-terrace-front-door-670872e6',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Bottle-green Georgian front door with a fanlight, clipped box balls and iron railings',
  color: '#837e74',
} as const satisfies PictureFile
