// Made by `npm run images` from pictures/executive-office-walnut.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'executive-office-walnut-ddfd3fad',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Executive office in walnut and white marble: two navy chairs before the desk, a model sailing boat on the cabinet behind it and a tall window beside',
  color: '#8d837e',
} as const satisfies PictureFile
