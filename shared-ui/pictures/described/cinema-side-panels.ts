// Made by `npm run images` from pictures/cinema-side-panels.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'cinema-side-panels-27bf11c1',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Tan leather recliners with their footrests out beside padded bottle-green panels, lit between by upright lines, over a walnut dado',
  color: '#4f3f2e',
} as const satisfies PictureFile
