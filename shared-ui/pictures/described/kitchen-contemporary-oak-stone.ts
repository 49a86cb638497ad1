// Made by `npm run images` from pictures/kitchen-contemporary-oak-stone.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-contemporary-oak-stone-d9a6ca2e',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Contemporary kitchen in oak and white veined stone on a grey day: three dark blue stools at a curved fluted island, three lit globes above it and a long window behind, over a slate floor',
  color: '#a29e9a',
} as const satisfies PictureFile
