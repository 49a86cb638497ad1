// Made by `npm run images` from pictures/wine-cellar-rack-cradles.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wine-cellar-rack-cradles-e49cbd16',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Bottles lying neck outwards in the scalloped rails of a smoked-oak rack, two of them with a round paper tag that says the year',
  color: '#48301e',
} as const satisfies PictureFile
