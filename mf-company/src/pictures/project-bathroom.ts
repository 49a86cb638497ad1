// Made by `npm run images` from pictures/project-bathroom.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'project-bathroom-6b6f405c',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 854,
  height: 1067,
  alt: 'Travertine bathroom with a walk-in shower, a freestanding oval bath and a walnut vanity under an arched brass mirror',
  color: '#c0af98',
} as const satisfies PictureFile
