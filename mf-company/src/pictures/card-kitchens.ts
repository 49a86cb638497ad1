// Made by `npm run images` from pictures/card-kitchens.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-kitchens-6d756117',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 1200,
  alt: 'Handleless kitchen in smoked oak with a travertine island, brass linear pendant and garden light',
  color: '#9b8672',
} as const satisfies PictureFile
