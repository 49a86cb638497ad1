// Made by `npm run images` from pictures/garden-room-green-kitchen.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'garden-room-green-kitchen-daad32ba',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'From the oak dining table of the glass extension back into the house: a marble-topped oak island under three globes before a bottle-green kitchen wall',
  color: '#a49580',
} as const satisfies PictureFile
