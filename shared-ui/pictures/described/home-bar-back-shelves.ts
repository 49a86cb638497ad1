// Made by `npm run images` from pictures/home-bar-back-shelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'home-bar-back-shelves-1b93dce5',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Back bar of smoked walnut: bottles, wine glasses and brass tumblers on lit shelves before a mirror, over a counter of red marble',
  color: '#5e3f2c',
} as const satisfies PictureFile
