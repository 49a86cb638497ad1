// Made by `npm run images` from pictures/wine-cellar-door-steps.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wine-cellar-door-steps-350bfab2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Past the cask table and the racks of the brick-vaulted cellar to an arched door of iron and glass in a stone surround, with steps rising into daylight behind it',
  color: '#83684f',
} as const satisfies PictureFile
