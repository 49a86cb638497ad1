// Made by `npm run images` from pictures/restaurant-brasserie-evening.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'restaurant-brasserie-evening-9838566e',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Brasserie with laid tables, a fluted walnut bar, four arched mirrors and a bottle-green banquette',
  color: '#695142',
} as const satisfies PictureFile
