// Made by `npm run images` from pictures/pool-house-dusk.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'pool-house-dusk-58ba19c8',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Pool house at dusk, lit under its oak ceiling and reflected in the pool',
  color: '#6b6e66',
} as const satisfies PictureFile
