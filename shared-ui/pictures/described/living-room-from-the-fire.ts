// Made by `npm run images` from pictures/living-room-from-the-fire.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'living-room-from-the-fire-65510eb6',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Living room seen from the fire: a round travertine table, a pale sofa, a green armchair, and a walnut cupboard hung on the wall below a picture',
  color: '#b7a999',
} as const satisfies PictureFile
