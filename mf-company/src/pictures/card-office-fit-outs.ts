// Made by `npm run images` from pictures/card-office-fit-outs.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'card-office-fit-outs-dadbb0bb',
  widths: [320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 720,
  alt: 'Open-plan office fit-out with oak desks, planted dividers and a glazed meeting room',
  color: '#8b8170',
} as const satisfies PictureFile
