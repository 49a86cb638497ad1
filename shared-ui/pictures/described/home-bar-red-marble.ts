// Made by `npm run images` from pictures/home-bar-red-marble.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'home-bar-red-marble-9da14d7d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Home bar in the evening: a fluted walnut counter with a red marble top, black stools, three globe pendants, and bottles on lit shelves before a mirror; records and a record player stand on the counter',
  color: '#4d372b',
  position: '54% 50%',
} as const satisfies PictureFile
