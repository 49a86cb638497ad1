// Made by `npm run images` from pictures/pool-house-terrace-evening.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'pool-house-terrace-evening-879208ab',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'From under the slatted oak ceiling of the pool house at dusk: armchair, stone table, loungers and the lit pool',
  color: '#786854',
} as const satisfies PictureFile
