// Made by `npm run images` from pictures/pool-house-coping-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'pool-house-coping-detail-06e9ae60',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Corner of the pool with its pale stone coping, two loungers beyond and the oak ceiling of the pool house behind an olive branch',
  color: '#919a8f',
} as const satisfies PictureFile
