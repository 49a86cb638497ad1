// Made by `npm run images` from pictures/card-living-rooms.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'card-living-rooms-c47bbe26',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600],
  fallback: [480],
  width: 600,
  height: 1200,
  alt: 'Living room with a walnut and travertine media wall, lit bookshelves and bottle-green armchairs',
  color: '#867563',
} as const satisfies PictureFile
