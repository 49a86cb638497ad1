// Made by `npm run images` from pictures/card-kitchens.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'card-kitchens-14780999',
  widths: [320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 1024,
  alt: 'Handleless kitchen in smoked oak with a travertine island, brass linear pendant and garden light',
  color: '#96826e',
} as const satisfies PictureFile
