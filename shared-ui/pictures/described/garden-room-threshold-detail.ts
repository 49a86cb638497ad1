// Made by `npm run images` from pictures/garden-room-threshold-detail.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'garden-room-threshold-detail-92662a2d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Sliding glass drawn back over a flush threshold: stone paving runs inside past recessed tracks and a slim bronze frame with a brass pull, to the oak dining table',
  color: '#a39784',
} as const satisfies PictureFile
