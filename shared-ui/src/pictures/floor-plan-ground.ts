// Made by `npm run images` from pictures/floor-plan-ground.webp: change that or alt.json, and run it again.
import type { PictureFile } from '../contract.ts'

export default {
  base: '/r/pictures/assets/',
  name: 'floor-plan-ground-7ad4a940',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600, 1920],
  fallback: [480, 960, 1440],
  width: 2000,
  height: 1500,
  alt: 'Ground floor plan of a new-build house: kitchen and living room, glazed hall with stair, study and sitting room, with trees and a long pond',
  color: '#e0e3df',
} as const satisfies PictureFile
