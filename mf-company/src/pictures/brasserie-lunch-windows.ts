// Made by `npm run images` from pictures/brasserie-lunch-windows.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'brasserie-lunch-windows-1d21bf4a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The brasserie by day: laid tables and leather chairs in the sun of three windows over a street, and panelled double doors under a fanlight',
  color: '#796758',
} as const satisfies PictureFile
