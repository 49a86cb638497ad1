// Made by `npm run images` from pictures/foyer-sweeping-staircase.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'foyer-sweeping-staircase-77ca65c9',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1200,
  height: 1600,
  alt: 'Double-height hall with a curved stair, brass handrails and a dark red runner, over a floor of black and white marble, with a bicycle against the far wall',
  color: '#aaa198',
  position: '60% 50%',
} as const satisfies PictureFile
