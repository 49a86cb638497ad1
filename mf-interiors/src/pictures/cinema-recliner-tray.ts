// Made by `npm run images` from pictures/cinema-recliner-tray.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'cinema-recliner-tray-ca98b280',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 826,
  height: 1239,
  alt: 'Walnut tray across the stitched arms of two tan leather recliners, with popcorn in a dark green bowl and two tumblers, before bottle-green panels and upright lines of light',
  color: '#5c422f',
} as const satisfies PictureFile
