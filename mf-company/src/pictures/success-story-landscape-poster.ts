// Made by `npm run images` from pictures/success-story-landscape-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'success-story-landscape-poster-44a6b2c5',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1280,
  height: 720,
  alt: 'Turquoise pool edged with pale stone, three white loungers, and a pool house with a lit hearth and a glazed bar before tall trees',
  color: '#778477',
} as const satisfies PictureFile
