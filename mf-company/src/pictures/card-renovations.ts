// Made by `npm run images` from pictures/card-renovations.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'card-renovations-091462c8',
  widths: [320, 400, 480, 600],
  fallback: [480],
  width: 640,
  height: 1024,
  alt: 'Restored Georgian terrace in London: stock brick, rusticated stucco, sash windows and a bottle-green front door',
  color: '#857d73',
} as const satisfies PictureFile
