// Made by `npm run images` from pictures/loft-conversion-window-seat-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'loft-conversion-window-seat-detail-c2c81565',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Bottle-green window seat with brass-handled drawers, cushions and a small reading lamp, built under the slope and a rooflight of the loft',
  color: '#b7ae9f',
} as const satisfies PictureFile
