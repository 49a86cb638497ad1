// Made by `npm run images` from pictures/kitchen-dark-oak-stone-niche.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-dark-oak-stone-niche-ae479740',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Travertine niche in the smoked-oak wall: a worktop, a lit shelf of ceramics, two boards and green bottles, over handleless drawers',
  color: '#a9927a',
} as const satisfies PictureFile
