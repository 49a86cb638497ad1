// Made by `npm run images` from pictures/master-suite-window-side.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'master-suite-window-side-e9867e33',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Bed with a bottle-green throw against a padded headboard wall, beside an olive tree and a curtained window',
  color: '#a99b88',
} as const satisfies PictureFile
