// Made by `npm run images` from pictures/master-suite-bedside.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'master-suite-bedside-feadc7d5',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Bedside of the master suite: a walnut chest hung on the padded headboard wall, a low globe on a brass rod and walnut battens beside them',
  color: '#a18f7c',
} as const satisfies PictureFile
