// Made by `npm run images` from pictures/swimming-pool-pool-house.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'swimming-pool-pool-house-4fb81eda',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Stone-edged swimming pool before an oak-ceilinged pool house with a hearth and a glazed bar',
  color: '#808c82',
  position: '64% 50%',
} as const satisfies PictureFile
