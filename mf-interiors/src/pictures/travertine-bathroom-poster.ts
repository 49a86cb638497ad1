// Made by `npm run images` from pictures/travertine-bathroom-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'travertine-bathroom-poster-e2518615',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 1280,
  alt: 'Freestanding oval bath with a brass tap against a travertine wall in low morning light',
  color: '#c3b198',
} as const satisfies PictureFile
