// Made by `npm run images` from pictures/card-office-fit-outs.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-office-fit-outs-7814af4c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 720,
  alt: 'Open-plan office fit-out with oak desks, planted dividers and a glazed meeting room',
  color: '#8a806f',
} as const satisfies PictureFile
