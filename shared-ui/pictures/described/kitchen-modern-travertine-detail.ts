// Made by `npm run images` from pictures/kitchen-modern-travertine-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-modern-travertine-detail-f524871b',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Detail of a travertine kitchen island with fluted smoked oak and a brass tap',
  color: '#9e8a77',
} as const satisfies PictureFile
