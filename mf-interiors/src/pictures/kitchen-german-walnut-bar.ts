// Made by `npm run images` from pictures/kitchen-german-walnut-bar.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-german-walnut-bar-03260b95',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Over a walnut bar with leather stools to the steel-topped island and a full-height graphite wall with four ovens, under a line of light',
  color: '#817770',
} as const satisfies PictureFile
