// Made by `npm run images` from pictures/kitchen-german-graphite-steel.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-german-graphite-steel-581332af',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Graphite kitchen with a steel-topped island, a walnut bar and full-height fronts',
  color: '#898077',
  position: '66% 50%',
} as const satisfies PictureFile
