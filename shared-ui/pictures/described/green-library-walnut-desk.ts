// Made by `npm run images` from pictures/green-library-walnut-desk.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'green-library-walnut-desk-06f21688',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Walnut desk with a green leather inlay, a brass lamp with a green shade and a tan chair, before the bottle-green shelves',
  color: '#706550',
} as const satisfies PictureFile
