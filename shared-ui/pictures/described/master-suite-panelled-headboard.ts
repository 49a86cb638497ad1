// Made by `npm run images` from pictures/master-suite-panelled-headboard.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'master-suite-panelled-headboard-908cb90a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Master suite with an upholstered headboard wall, walnut battens and low globe pendants',
  color: '#a1907e',
} as const satisfies PictureFile
