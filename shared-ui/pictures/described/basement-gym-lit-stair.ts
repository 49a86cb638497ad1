// Made by `npm run images` from pictures/basement-gym-lit-stair.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'basement-gym-lit-stair-d4259d6d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Basement gym with oak slats and a floating oak stair lit beneath each tread',
  color: '#8b775f',
  position: '70% 50%',
} as const satisfies PictureFile
