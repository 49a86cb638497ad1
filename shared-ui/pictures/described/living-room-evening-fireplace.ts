// Made by `npm run images` from pictures/living-room-evening-fireplace.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'living-room-evening-fireplace-70d5df9e',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Evening view of the media wall: linear fire, slatted walnut and softly lit shelving',
  color: '#765f4a',
} as const satisfies PictureFile
