// Made by `npm run images` from pictures/success-story-poster.jpg: change that or alt.json, and run it again.
import type { PictureFile } from '../contract.ts'

export default {
  base: '/r/pictures/assets/',
  name: 'success-story-poster-b877ee50',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 1280,
  alt: 'Glass garden room behind a brick house at blue hour, its kitchen and long table lit',
  color: '#84705f',
} as const satisfies PictureFile
