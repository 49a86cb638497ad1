// Made by `npm run images` from pictures/success-story-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'success-story-poster-73f8ba43',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1024,
  height: 576,
  alt: 'Edge of a pool with pale stone around it, two white loungers and a sofa beyond',
  color: '#919d91',
} as const satisfies PictureFile
