// Made by `npm run images` from pictures/panorama-living-room-poster.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'panorama-living-room-poster-712a07e7',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 686,
  alt: 'The living room, looking towards the garden doors: a pale sofa in the sun, lit walnut shelves and the media wall',
  color: '#847762',
} as const satisfies PictureFile
