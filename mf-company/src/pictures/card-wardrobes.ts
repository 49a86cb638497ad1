// Made by `npm run images` from pictures/card-wardrobes.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'card-wardrobes-2e9ca9a2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 720,
  alt: 'Floor-to-ceiling fitted wardrobes with shaker doors and a lit oak dressing niche',
  color: '#b09e86',
} as const satisfies PictureFile
