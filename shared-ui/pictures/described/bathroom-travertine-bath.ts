// Made by `npm run images` from pictures/bathroom-travertine-bath.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'bathroom-travertine-bath-5379c049',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Travertine bathroom with a walk-in shower, a freestanding oval bath and a walnut vanity under an arched brass mirror',
  color: '#b9a78e',
  position: '50% 73%',
} as const satisfies PictureFile
