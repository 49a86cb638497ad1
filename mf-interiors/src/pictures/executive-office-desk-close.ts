// Made by `npm run images` from pictures/executive-office-desk-close.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'executive-office-desk-close-f9c428a6',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Corner of a walnut desk with a brass lamp and a leather pad, before a low walnut cabinet, a sheet of green marble and walnut panels',
  color: '#71624f',
} as const satisfies PictureFile
