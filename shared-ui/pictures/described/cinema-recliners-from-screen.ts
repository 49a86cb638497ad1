// Made by `npm run images` from pictures/cinema-recliners-from-screen.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'cinema-recliners-from-screen-1a4e98d2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The basement cinema from its screen: two rows of tan leather recliners, the second on a lit step, beside bottle-green panels and under a ceiling of small lights',
  color: '#4d392a',
} as const satisfies PictureFile
