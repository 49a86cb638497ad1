// Made by `npm run images` from pictures/brasserie-bar-counter.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'brasserie-bar-counter-66428388',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Along the brasserie bar in the evening: tan leather stools at a fluted walnut counter with a marble top, globe pendants and brass arches of bottles',
  color: '#725845',
} as const satisfies PictureFile
