// Made by `npm run images` from pictures/kitchen-traditional-shaker-green.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-traditional-shaker-green-16d660e9',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Traditional shaker kitchen painted bottle green with a range alcove, glazed dressers and an oak-topped island',
  color: '#9d8f7c',
  position: '48% 50%',
} as const satisfies PictureFile
