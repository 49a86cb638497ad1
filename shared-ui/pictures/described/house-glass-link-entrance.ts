// Made by `npm run images` from pictures/house-glass-link-entrance.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'house-glass-link-entrance-1dafe740',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Glass entrance between a brick gable and a timber one at dusk, after rain: a bottle-green door, a floating oak stair and a gallery behind it, and their light on wet stone',
  color: '#6e5d57',
} as const satisfies PictureFile
