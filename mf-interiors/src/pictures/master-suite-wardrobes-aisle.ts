// Made by `npm run images` from pictures/master-suite-wardrobes-aisle.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'master-suite-wardrobes-aisle-37c163b3',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Two facing runs of oak wardrobes on the way to a travertine bathroom: one double bay open and lit, a green stool, and a full-length mirror drawn out on a brass rail that shows the bed',
  color: '#a58c6d',
  position: '60% 50%',
} as const satisfies PictureFile
