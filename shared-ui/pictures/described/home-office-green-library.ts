// Made by `npm run images` from pictures/home-office-green-library.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'home-office-green-library-2bc7c16f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Home office with a bottle-green library wall and a walnut desk by the window',
  color: '#8c8879',
  position: '60% 50%',
} as const satisfies PictureFile
