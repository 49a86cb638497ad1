// Made by `npm run images` from pictures/wine-cellar-smoked-oak-racks.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wine-cellar-smoked-oak-racks-9bfaa3d8',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Smoked-oak racks of bottles lying neck outwards under the springing of the brick vault, lit from the head of each bay',
  color: '#624d3b',
} as const satisfies PictureFile
