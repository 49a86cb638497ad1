// Made by `npm run images` from pictures/service-build.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'service-build-a5edad27',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1012,
  height: 1350,
  alt: 'The middle of a new-build house at dusk: a glass link with an oak stair and landing between a brick and a timber gable, lamps lit in the sitting room, a still pool in front',
  color: '#7f6e68',
} as const satisfies PictureFile
