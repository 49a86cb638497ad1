// Made by `npm run images` from pictures/landscaped-garden-terrace.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'landscaped-garden-terrace-43b4dccd',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Formal garden with an oak pergola, clipped box, pleached trees and a stone water bowl on axis',
  color: '#7b7b70',
  position: '54% 50%',
} as const satisfies PictureFile
