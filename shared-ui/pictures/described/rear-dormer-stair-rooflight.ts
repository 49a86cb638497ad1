// Made by `npm run images` from pictures/rear-dormer-stair-rooflight.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'rear-dormer-stair-rooflight-409e73f4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Over the foot of the bed to the slope of the loft: a rooflight, low drawers with a radio on them, and the white rail of the stair',
  color: '#bfb8af',
} as const satisfies PictureFile
