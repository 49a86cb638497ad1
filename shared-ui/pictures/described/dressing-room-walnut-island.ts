// Made by `npm run images` from pictures/dressing-room-walnut-island.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'dressing-room-walnut-island-dc30692f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Symmetrical walnut dressing room with lit hanging bays, verde marble island and a linen drum light',
  color: '#8f7059',
  position: '50% 32%',
} as const satisfies PictureFile
