// Made by `npm run images` from pictures/executive-office-walnut.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'executive-office-walnut-dbee1af1',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Executive office in walnut and verde marble with two bottle-green chairs, beside a tall window',
  color: '#928578',
} as const satisfies PictureFile
