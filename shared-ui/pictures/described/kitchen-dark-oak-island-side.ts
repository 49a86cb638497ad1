// Made by `npm run images` from pictures/kitchen-dark-oak-island-side.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-dark-oak-island-side-a06ae5e0',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: "The cook's side of the travertine island in morning light: handleless smoked-oak drawers, a brass tap, blossom in a dark blue vase under a brass linear pendant, and the garden behind full-height glass",
  color: '#a1917d',
} as const satisfies PictureFile
