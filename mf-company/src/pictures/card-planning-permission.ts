// Made by `npm run images` from pictures/card-planning-permission.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'card-planning-permission-f5b987cf',
  widths: [320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 900,
  alt: 'White card scale model of a new-build house on an oak table beside drawings and material samples',
  color: '#b7a792',
} as const satisfies PictureFile
