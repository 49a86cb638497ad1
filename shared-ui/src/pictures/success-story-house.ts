// Made by `npm run images` from pictures/success-story-house.webp: change that or alt.json, and run it again.
import type { PictureFile } from '../contract.ts'

export default {
  base: '/r/pictures/assets/',
  name: 'success-story-house-695ecec3',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1280,
  height: 1067,
  alt: 'Glass garden room at blue hour, its table and kitchen lit across the terrace',
  color: '#746253',
} as const satisfies PictureFile
