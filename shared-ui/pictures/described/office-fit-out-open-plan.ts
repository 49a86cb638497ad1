// Made by `npm run images` from pictures/office-fit-out-open-plan.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'office-fit-out-open-plan-824c3bc4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Open-plan office fit-out with oak desks, planted dividers and a glazed meeting room',
  color: '#8e8374',
} as const satisfies PictureFile
