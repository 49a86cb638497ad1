// Made by `npm run images` from pictures/kitchen-traditional-dresser.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-traditional-dresser-daabe90f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Shaker kitchen in bottle green from the window side: a glazed dresser over marble, the range in its tiled alcove, and an oak-topped island with leather stools under brass domes',
  color: '#9d907d',
} as const satisfies PictureFile
