// Made by `npm run images` from pictures/industrial-unit-warehouse.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'industrial-unit-warehouse-722d9bce',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Industrial unit at dusk: a two-storey glass office, lit within, before dock doors in green ribbed cladding',
  color: '#6f6967',
} as const satisfies PictureFile
