// Made by `npm run images` from pictures/formal-garden-pergola-table.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'formal-garden-pergola-table-783d4b08',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Down a walnut-brown table laid under an oak pergola, with bars of shade across it, to a lawn between box and pleached trees and the stone bowl at the end of the path',
  color: '#706f5c',
  position: '46% 50%',
} as const satisfies PictureFile
