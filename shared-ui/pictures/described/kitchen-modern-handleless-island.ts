// Made by `npm run images` from pictures/kitchen-modern-handleless-island.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-modern-handleless-island-149fc7b4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Handleless kitchen in smoked oak with a travertine island, brass linear pendant and garden light',
  color: '#9e8c7a',
  position: '58% 50%',
} as const satisfies PictureFile
