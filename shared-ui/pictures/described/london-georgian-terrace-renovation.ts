// Made by `npm run images` from pictures/london-georgian-terrace-renovation.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'london-georgian-terrace-renovation-70e795d0',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1200,
  alt: 'Restored Georgian terrace in London: stock brick, rusticated stucco, sash windows and a bottle-green front door',
  color: '#867d73',
} as const satisfies PictureFile
