// Made by `npm run images` from pictures/card-home-bars.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-home-bars-6f0fa3c0',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 900,
  alt: 'Home bar in the evening: a fluted walnut counter with a red marble top, black stools, globe pendants, and bottles on lit shelves before a mirror; records and a record player stand on the counter',
  color: '#5a4133',
} as const satisfies PictureFile
