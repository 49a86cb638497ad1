// Made by `npm run images` from pictures/wardrobe-fitted-bedroom-wall.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-fitted-bedroom-wall-977bb9ad',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Floor-to-ceiling fitted wardrobes with shaker doors and a lit oak dressing niche',
  color: '#b09d86',
  position: '62% 50%',
} as const satisfies PictureFile
