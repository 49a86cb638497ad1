// Made by `npm run images` from pictures/design-line-clay-render-split.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'design-line-clay-render-split-8c036cc1',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'One view of a new-build house passing from line drawing to clay model to finished visualisation',
  color: '#b0aba0',
} as const satisfies PictureFile
