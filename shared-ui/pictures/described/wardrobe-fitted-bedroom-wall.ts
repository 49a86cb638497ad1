// Made by `npm run images` from pictures/wardrobe-fitted-bedroom-wall.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-fitted-bedroom-wall-ecd8d337',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Floor-to-ceiling wardrobes with shaker doors in grey-blue, open in the middle at three lit oak bays, with a guitar, two suitcases and a rust-red bench before them',
  color: '#92877c',
  position: '62% 50%',
} as const satisfies PictureFile
