// Made by `npm run images` from pictures/living-room-garden-side.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'living-room-garden-side-d10ac58f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Pale sofa before three tall panes of garden glazing on a grey afternoon, with lit walnut shelves, a fig and the media wall beside it',
  color: '#8d7f71',
  position: '66% 50%',
} as const satisfies PictureFile
