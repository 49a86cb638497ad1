// Made by `npm run images` from pictures/loft-conversion-dormer-rooflights.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'loft-conversion-dormer-rooflights-988b8d64',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Loft conversion with oak trusses, rooflights and glazed doors in the gable, facing brick chimneys',
  color: '#b7aa9a',
} as const satisfies PictureFile
