// Made by `npm run images` from pictures/material-palette-oak-travertine.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'material-palette-oak-travertine-9b5a75e1',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Material palette laid flat: travertine, verde marble, oak, walnut, brass and bottle-green cloth',
  color: '#b5ab9c',
} as const satisfies PictureFile
