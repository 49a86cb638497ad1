// Made by `npm run images` from pictures/green-library-evening-lamps.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'green-library-evening-lamps-ede7b84d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The green library at dusk: lit shelves of books behind a walnut desk under a brass dome, with an armchair, an oak window seat and the dark garden on the left',
  color: '#7a6a56',
} as const satisfies PictureFile
