// Made by `npm run images` from pictures/house-new-build-dusk-hero.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'house-new-build-dusk-hero-afb376fb',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920, 2400],
  fallback: [480, 960, 1440, 2400],
  width: 2400,
  height: 1350,
  alt: 'New-build country house at dusk: pale brick and timber gables joined by a lit glass link with an oak stair and landing, a bedroom and a study of books upstairs, reflected in a still pool',
  color: '#685952',
  position: '0% 5%',
} as const satisfies PictureFile
