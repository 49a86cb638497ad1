// Made by `npm run images` from pictures/project-dressing-room.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'project-dressing-room-e5c38cd4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 800,
  height: 1067,
  alt: 'Symmetrical walnut dressing room with lit hanging bays, verde marble island and a linen drum light',
  color: '#9c8470',
} as const satisfies PictureFile
