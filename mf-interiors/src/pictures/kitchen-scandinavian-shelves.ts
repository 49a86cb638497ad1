// Made by `npm run images` from pictures/kitchen-scandinavian-shelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-scandinavian-shelves-b2da5b4d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Pale timber drawers under a white worktop with a kettle, pears on a board and two open shelves over pale tiles, beside a wide window to the garden',
  color: '#b0a58f',
} as const satisfies PictureFile
