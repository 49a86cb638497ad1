// Made by `npm run images` from pictures/dressing-room-walnut-mirror-wall.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'dressing-room-walnut-mirror-wall-d3404d16',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Across the verde marble island of the walnut dressing room to a brass-framed mirror wall, with a boucle bench and a slim wall light',
  color: '#806047',
  position: '60% 50%',
} as const satisfies PictureFile
