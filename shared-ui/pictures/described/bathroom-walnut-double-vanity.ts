// Made by `npm run images` from pictures/bathroom-walnut-double-vanity.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'bathroom-walnut-double-vanity-f978f5ec',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Walnut double vanity with two marble bowls, brass wall taps and two arched mirrors',
  color: '#b19c84',
} as const satisfies PictureFile
