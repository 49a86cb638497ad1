// Made by `npm run images` from pictures/wardrobe-smoked-glass-led.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-smoked-glass-led-5ca58f63',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Smoked-glass wardrobe doors with bronze frames and warm light on the rails inside',
  color: '#71553f',
  position: '64% 50%',
} as const satisfies PictureFile
