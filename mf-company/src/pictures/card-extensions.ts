// Made by `npm run images` from pictures/card-extensions.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-extensions-8c4cc49b',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 1200,
  alt: 'Slim-framed glass extension opening a Victorian London house onto its garden terrace',
  color: '#877f76',
} as const satisfies PictureFile
