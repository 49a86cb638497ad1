// Made by `npm run images` from pictures/line-kitchen.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'line-kitchen-0fa5e845',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'Wireframe of the contemporary kitchen, green on stone: a curved island with three stools under three globe pendants, hidden edges in fainter lines',
  color: '#dee1dd',
} as const satisfies PictureFile
