// Made by `npm run images` from pictures/garden-room-kitchen-inside.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'garden-room-kitchen-inside-40bc70b4',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Inside the glass extension: a marble-topped island and cream stools, oak dining table under the rooflight, and a walled garden beyond slim sliding glass',
  color: '#a29684',
} as const satisfies PictureFile
