// Made by `npm run images` from pictures/wardrobe-glass-lit-shelves.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wardrobe-glass-lit-shelves-eb625589',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 840,
  height: 1260,
  alt: 'One bay of the smoked-glass wall from near by: bags, shoes and folded shirts on lit shelves of dark wood, between two slim bronze door frames, one with a long handle',
  color: '#573a25',
} as const satisfies PictureFile
