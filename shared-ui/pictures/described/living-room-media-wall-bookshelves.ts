// Made by `npm run images` from pictures/living-room-media-wall-bookshelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'living-room-media-wall-bookshelves-0db96184',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Living room with a walnut and travertine media wall, lit bookshelves and bottle-green armchairs',
  color: '#887a6a',
  position: '42% 32%',
} as const satisfies PictureFile
