// Made by `npm run images` from pictures/boot-room-oak-bench.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'boot-room-oak-bench-5b56efba',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Boot room with bottle-green panelling: coats and a scarf on a peg rail, woven baskets above and below, boots under the oak bench, and a stone floor',
  color: '#97907f',
} as const satisfies PictureFile
