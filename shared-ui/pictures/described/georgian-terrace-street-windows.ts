// Made by `npm run images` from pictures/georgian-terrace-street-windows.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'georgian-terrace-street-windows-701287df',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Across the drawing room to its three tall sash windows in the sun, with the brick terrace over the street, two cream chairs and the marble chimneypiece at the side',
  color: '#a59c8d',
} as const satisfies PictureFile
