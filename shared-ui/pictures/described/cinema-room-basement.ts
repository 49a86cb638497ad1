// Made by `npm run images` from pictures/cinema-room-basement.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'cinema-room-basement-be71a5b2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Basement cinema with bottle-green acoustic panels, leather recliners and a starlit ceiling',
  color: '#443830',
} as const satisfies PictureFile
