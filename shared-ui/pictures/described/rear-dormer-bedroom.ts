// Made by `npm run images` from pictures/rear-dormer-bedroom.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'rear-dormer-bedroom-499a4a1b',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Plain loft bedroom under a flat ceiling: a bed with a striped throw below a window of three lights, open wardrobe bays on the left, and a grey-blue door beside the stair rail',
  color: '#b1a89c',
} as const satisfies PictureFile
