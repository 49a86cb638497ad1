// Made by `npm run images` from pictures/service-architectural.webp: change that or alt.json, and run it again.
import type { PictureFile } from '../contract.ts'

export default {
  base: '/r/pictures/assets/',
  name: 'service-architectural-2873f41a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1125,
  height: 1500,
  alt: 'Ground floor plan of a new-build house: kitchen and living room, glazed hall with stair, study and sitting room, with trees and a long pond',
  color: '#e1e4e0',
} as const satisfies PictureFile
