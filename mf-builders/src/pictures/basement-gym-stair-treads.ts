// Made by `npm run images` from pictures/basement-gym-stair-treads.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'basement-gym-stair-treads-ec2757fe',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Floating oak stair lit beneath each tread along a travertine wall, with a brass rail on a sheet of glass, a fig in a pot and oak slats',
  color: '#ad9675',
} as const satisfies PictureFile
