// Made by `npm run images` from pictures/kitchen-dark-oak-drawer-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-dark-oak-drawer-detail-f0d8eaa7',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Open cutlery drawer of the dark oak kitchen, divided in oak, under a travertine worktop',
  color: '#9e8367',
} as const satisfies PictureFile
