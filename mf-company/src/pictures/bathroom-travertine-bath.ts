// Made by `npm run images` from pictures/bathroom-travertine-bath.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'bathroom-travertine-bath-3493e375',
  widths: [320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Travertine bathroom with a freestanding oval bath, walnut vanity and arched brass mirrors',
  color: '#b9a78e',
} as const satisfies PictureFile
