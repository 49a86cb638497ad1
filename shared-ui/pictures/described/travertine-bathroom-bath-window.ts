// Made by `npm run images` from pictures/travertine-bathroom-bath-window.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'travertine-bathroom-bath-window-61e07944',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'A wide window with a sheer curtain over the trees of the garden, a shower behind glass in the corner and a freestanding bath with an oak board, in sunlit travertine',
  color: '#bbb09f',
} as const satisfies PictureFile
