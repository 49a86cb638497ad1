// Made by `npm run images` from pictures/formal-garden-after-dark.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'formal-garden-after-dark-1b0fc498',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The formal garden after sunset: lines of light along the beams of an oak pergola over a laid table, low lights in the grass beside a stone path, and a bowl lit from below before a dark hedge',
  color: '#5d4f46',
} as const satisfies PictureFile
