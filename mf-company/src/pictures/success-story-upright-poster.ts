// Made by `npm run images` from pictures/success-story-upright-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'success-story-upright-poster-5844bf88',
  widths: [48, 80, 120, 160, 240, 320, 400, 480],
  fallback: [480],
  width: 576,
  height: 1024,
  alt: 'Corner of a pool with pale stone around it and two white loungers beyond',
  color: '#91a39a',
} as const satisfies PictureFile
