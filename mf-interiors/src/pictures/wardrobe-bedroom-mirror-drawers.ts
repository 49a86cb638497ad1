// Made by `npm run images` from pictures/wardrobe-bedroom-mirror-drawers.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-bedroom-mirror-drawers-c3c0e8ed',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Oval brass mirror over three oak drawers with a stone top, a yellow bottle on it, between hanging clothes and lit shelves of bags and knitwear',
  color: '#8e755a',
} as const satisfies PictureFile
