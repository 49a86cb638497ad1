// Made by `npm run images` from pictures/dressing-room-lit-hanging-bays.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'dressing-room-lit-hanging-bays-de6c9022',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Across the verde marble island to lit walnut bays: clothes on rails, bags, knitwear and shoes on shelves, with drawers beneath',
  color: '#7f6249',
} as const satisfies PictureFile
