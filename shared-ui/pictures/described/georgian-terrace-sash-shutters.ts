// Made by `npm run images` from pictures/georgian-terrace-sash-shutters.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'georgian-terrace-sash-shutters-7f387961',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'One sash window from inside, six panes over six with brass lifts, its shutters folded into the reveal and the brick terrace over the street beyond',
  color: '#a09888',
} as const satisfies PictureFile
