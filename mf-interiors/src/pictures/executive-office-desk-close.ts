// Made by `npm run images` from pictures/executive-office-desk-close.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'executive-office-desk-close-8c76099f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Corner of a walnut desk with a brass lamp, a leather pad and two books, before a low cabinet with a model sailing boat, a sheet of white marble and walnut panels',
  color: '#836e61',
} as const satisfies PictureFile
