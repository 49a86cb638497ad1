// Made by `npm run images` from pictures/success-story-upright-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'success-story-upright-poster-4bafea1f',
  widths: [48, 80, 120, 160, 240, 320, 400, 480],
  fallback: [480],
  width: 576,
  height: 1024,
  alt: 'Corner of a pool with pale stone around it, two white loungers beyond and a pool house behind an olive branch',
  color: '#90998e',
} as const satisfies PictureFile
