// Made by `npm run images` from pictures/brasserie-table-laid.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'brasserie-table-laid-12d91d94',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'A round walnut table with four plates and a candle under a brass dome, a dusky window on one side and the fluted bar behind',
  color: '#766053',
} as const satisfies PictureFile
