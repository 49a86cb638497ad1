// Made by `npm run images` from pictures/rear-glass-extension-garden.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'rear-glass-extension-garden-68b906a2',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Slim-framed glass extension opening a Victorian London house onto its garden terrace',
  color: '#7e786a',
} as const satisfies PictureFile
