// Made by `npm run images` from pictures/service-build.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'service-build-07408620',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1012,
  height: 1350,
  alt: 'New-build country house at dusk: pale brick and timber gables joined by a glowing glass link, reflected in a still pool',
  color: '#806f6a',
} as const satisfies PictureFile
