// Made by `npm run images` from drawings/german-kitchen-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from '../DrawingFile.ts'

export default {
  src: '/r/pictures/assets/german-kitchen-elevation-56b7ecab.svg',
  width: 1950,
  height: 810,
  metres: 9.75,
  least: 720,
  alt: 'Elevation of a German kitchen wall: ten full-height units of 710 millimetres, 7,100 in all and 2,420 high, four ovens in the two in the middle.',
  labels: [
    { text: 'Ovens', x: 50.26, y: 12.84 },
    { text: 'Refrigeration', x: 28.21, y: 12.84 },
    { text: 'Larder', x: 72.31, y: 12.84 },
  ],
  dimensions: [
    { text: '710', x: 17.49, y: 86.4 },
    { text: '710', x: 24.77, y: 86.4 },
    { text: '710', x: 32.05, y: 86.4 },
    { text: '710', x: 39.33, y: 86.4 },
    { text: '710', x: 46.62, y: 86.4 },
    { text: '710', x: 53.9, y: 86.4 },
    { text: '710', x: 61.18, y: 86.4 },
    { text: '710', x: 68.46, y: 86.4 },
    { text: '710', x: 75.74, y: 86.4 },
    { text: '710', x: 83.03, y: 86.4 },
    { text: '7,100', x: 50.26, y: 95.31 },
    { text: '780', x: 4.87, y: 66.91, upright: true },
    { text: '605', x: 4.87, y: 49.81, upright: true },
    { text: '607', x: 4.87, y: 34.85, upright: true },
    { text: '428', x: 4.87, y: 22.07, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
