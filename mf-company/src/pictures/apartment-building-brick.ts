// Made by `npm run images` from pictures/apartment-building-brick.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'apartment-building-brick-9339539b',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Five-storey apartment building of pale brick at dusk, with lit balconies, planters along the pavement and a set-back top floor',
  color: '#796b61',
} as const satisfies PictureFile
