// Made by `npm run images` from pictures/design-living-room-line-to-render.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'design-living-room-line-to-render-7e408b20',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Living room passing from line drawing to clay model to finished visualisation',
  color: '#aea59a',
} as const satisfies PictureFile
