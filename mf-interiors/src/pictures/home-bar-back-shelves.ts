// Made by `npm run images` from pictures/home-bar-back-shelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'home-bar-back-shelves-48313673',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Back bar of smoked walnut: bottles and glasses on brass-edged shelves lit from beneath, before a mirror, over a counter of red marble',
  color: '#5a3d2c',
} as const satisfies PictureFile
