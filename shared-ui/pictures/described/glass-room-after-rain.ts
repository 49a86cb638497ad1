// Made by `npm run images` from pictures/glass-room-after-rain.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'glass-room-after-rain-0808f357',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'A gabled room of glass in black steel behind a white house with a tile-hung upper floor, after rain: oak trusses, a round table and a blue kitchen inside, their light on wet clay pavers',
  color: '#60544f',
} as const satisfies PictureFile
