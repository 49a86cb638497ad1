// Made by `npm run images` from pictures/pool-house-hearth-lounge.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'pool-house-hearth-lounge-53951d50',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Under the slatted oak ceiling of the pool house: a long sofa, a round stone table and an armchair before a hearth with the fire lit, logs in a basket and an olive in a pot beside it',
  color: '#9b8266',
} as const satisfies PictureFile
