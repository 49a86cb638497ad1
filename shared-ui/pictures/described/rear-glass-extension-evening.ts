// Made by `npm run images` from pictures/rear-glass-extension-evening.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'rear-glass-extension-evening-1a8822b9',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Glass garden room at blue hour, its table and kitchen lit across the terrace',
  color: '#68584c',
} as const satisfies PictureFile
