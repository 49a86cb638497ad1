// Made by `npm run images` from pictures/card-home-bars.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'card-home-bars-b9e1d957',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 900,
  alt: 'Home bar with a fluted counter, verde marble top and mirrored brass-lit shelves',
  color: '#634f3e',
} as const satisfies PictureFile
