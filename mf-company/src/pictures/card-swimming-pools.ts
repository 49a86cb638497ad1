// Made by `npm run images` from pictures/card-swimming-pools.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-swimming-pools-afad3c52',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 720,
  alt: 'Stone-edged swimming pool before an oak-ceilinged pool house with a hearth and a glazed bar',
  color: '#869085',
} as const satisfies PictureFile
