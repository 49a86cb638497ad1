// Made by `npm run images` from pictures/foyer-sweeping-staircase.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'foyer-sweeping-staircase-34c88967',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1200,
  height: 1600,
  alt: 'Double-height foyer with a sweeping stair, brass handrails and a floor of green and white marble',
  color: '#aba494',
  position: '60% 50%',
} as const satisfies PictureFile
