// Made by `npm run images` from pictures/line-house.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'line-house-42cf96d2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920, 2400],
  fallback: [480, 960, 1440, 2400],
  width: 2400,
  height: 1350,
  alt: 'Wireframe of the two-gable house, pale green on slate: two gables joined by a glass hall, the rooms behind them in fainter lines',
  color: '#1c2426',
  position: '0% 5%',
} as const satisfies PictureFile
