// Made by `npm run images` from pictures/card-wine-cellars.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-wine-cellars-6be1402c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 900,
  alt: 'Brick-vaulted wine cellar lined with smoked-oak racking and a cask tasting table',
  color: '#8b6f54',
} as const satisfies PictureFile
