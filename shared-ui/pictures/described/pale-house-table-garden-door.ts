// Made by `npm run images` from pictures/pale-house-table-garden-door.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'pale-house-table-garden-door-1723d1e9',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Round table and four green chairs on a pale rug below a green lamp, and two tall panes of glass to a garden',
  color: '#ada393',
} as const satisfies PictureFile
