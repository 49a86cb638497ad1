// Made by `npm run images` from pictures/glass-room-morning.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'glass-room-morning-8146aa70',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The glass room in morning sun: a gable of glass in black steel against a white house with a tile-hung upper floor and a red clay roof, a round table inside, clay pavers and pots of clipped box before it',
  color: '#8f796c',
} as const satisfies PictureFile
