// Made by `npm run images` from pictures/card-loft-conversions.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-loft-conversions-491bec0c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 720,
  alt: 'Loft conversion with oak trusses, rooflights and glazed doors in the gable, facing brick chimneys',
  color: '#b9ac9b',
} as const satisfies PictureFile
