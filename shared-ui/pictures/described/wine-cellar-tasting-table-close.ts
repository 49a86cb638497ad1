// Made by `npm run images` from pictures/wine-cellar-tasting-table-close.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wine-cellar-tasting-table-close-cc1463cf',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Two glasses of red wine, cheese and a bottle on the oak top of the cask, between the racks and the lit display of the vaulted cellar',
  color: '#856950',
} as const satisfies PictureFile
