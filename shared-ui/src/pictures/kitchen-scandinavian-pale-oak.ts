// Made by `npm run images` from pictures/kitchen-scandinavian-pale-oak.webp: change that or alt.json, and run it again.
import type { PictureFile } from '../contract.ts'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-scandinavian-pale-oak-cecc4b3f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Scandinavian kitchen in white and pale ash with a round table, four green chairs and a wide window',
  color: '#b1aa97',
  position: '76% 50%',
  upright: {
    name: 'kitchen-scandinavian-pale-oak-upright-492061db',
    widths: [360, 480, 600],
    fallback: [480],
    width: 600,
    height: 1067,
  },
} as const satisfies PictureFile
