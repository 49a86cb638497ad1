// Made by `npm run images` from pictures/kitchen-german-bar-pears.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'kitchen-german-bar-pears-4155ab62',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840],
  fallback: [480],
  width: 840,
  height: 1054,
  alt: 'Pears in a grey bowl on the oiled walnut bar, before a green vase of leaves, the steel tap and hob of the island and the graphite wall under its line of light',
  color: '#8d7e73',
} as const satisfies PictureFile
