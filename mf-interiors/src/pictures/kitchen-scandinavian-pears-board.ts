// Made by `npm run images` from pictures/kitchen-scandinavian-pears-board.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-scandinavian-pears-board-00c36b0a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 840,
  height: 1260,
  alt: 'Pears and a green cup on a walnut board, on a pale worktop with its hob, before upright tiles lit from under two open shelves; pale timber drawers below',
  color: '#bdaf9d',
} as const satisfies PictureFile
