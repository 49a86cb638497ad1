// Made by `npm run images` from pictures/dressing-room-island-drawers.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'dressing-room-island-drawers-5ef5ba91',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'End of the island: nine walnut drawers with slim brass pulls under verde marble, with hanging clothes behind',
  color: '#705038',
} as const satisfies PictureFile
