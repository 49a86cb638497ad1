// Made by `npm run images` from pictures/kitchen-scandinavian-pale-oak.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-scandinavian-pale-oak-bd09483a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Scandinavian kitchen in pale ash with a round table, four green chairs, a glass door to the garden and a wide window',
  color: '#b1a695',
  position: '22% 50%',
} as const satisfies PictureFile
