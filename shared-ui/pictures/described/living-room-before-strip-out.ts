// Made by `npm run images` from pictures/living-room-before-strip-out.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'living-room-before-strip-out-04411f5f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Living room during strip-out: bare brick chimney breast, ceiling beams, plasterboard and a board on trestles',
  color: '#877565',
} as const satisfies PictureFile
