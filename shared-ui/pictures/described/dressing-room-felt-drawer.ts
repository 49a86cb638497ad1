// Made by `npm run images` from pictures/dressing-room-felt-drawer.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'dressing-room-felt-drawer-ffacba87',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'An open walnut drawer under the verde marble top, lined with green felt in compartments: rolled ties, four watches on cushions and pairs of cufflinks',
  color: '#6e533c',
} as const satisfies PictureFile
