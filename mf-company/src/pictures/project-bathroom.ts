// Made by `npm run images` from pictures/project-bathroom.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'project-bathroom-b151856b',
  widths: [320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 854,
  height: 1067,
  alt: 'Travertine bathroom with a freestanding oval bath, walnut vanity and arched brass mirrors',
  color: '#c0af98',
} as const satisfies PictureFile
