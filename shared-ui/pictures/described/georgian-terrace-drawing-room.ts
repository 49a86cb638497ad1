// Made by `npm run images` from pictures/georgian-terrace-drawing-room.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'georgian-terrace-drawing-room-f67fa982',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'First-floor drawing room of the terrace: tall sash windows to the street, a marble chimneypiece under a gilt mirror, painted bookcases on both sides and a brass chandelier',
  color: '#9b9283',
} as const satisfies PictureFile
