// Made by `npm run images` from pictures/card-wardrobes.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-wardrobes-9ce99324',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 720,
  alt: 'Floor-to-ceiling wardrobes with shaker doors in grey-blue, open in the middle at three lit oak bays, with a guitar and a rust-red bench before them',
  color: '#94887a',
} as const satisfies PictureFile
