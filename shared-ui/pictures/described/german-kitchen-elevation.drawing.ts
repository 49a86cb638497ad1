// Made by `npm run images` from pictures/drawings/german-kitchen-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/german-kitchen-elevation-c8ca847b.svg',
  width: 1938,
  height: 810,
  metres: 9.69,
  least: 720,
  alt: 'Elevation of a German kitchen wall: ten full-height units of 704 millimetres, 7,040 in all and 2,400 high, four ovens in the two in the middle.',
  labels: [
    { text: 'Ovens', x: 50.26, y: 12.84 },
    { text: 'Refrigeration', x: 28.26, y: 12.84 },
    { text: 'Larder', x: 72.26, y: 12.84 },
  ],
  dimensions: [
    { text: '704', x: 17.57, y: 86.4 },
    { text: '704', x: 24.83, y: 86.4 },
    { text: '704', x: 32.09, y: 86.4 },
    { text: '704', x: 39.36, y: 86.4 },
    { text: '704', x: 46.63, y: 86.4 },
    { text: '704', x: 53.89, y: 86.4 },
    { text: '704', x: 61.16, y: 86.4 },
    { text: '704', x: 68.42, y: 86.4 },
    { text: '704', x: 75.68, y: 86.4 },
    { text: '704', x: 82.96, y: 86.4 },
    { text: '7,040', x: 50.26, y: 95.31 },
    { text: '768', x: 4.9, y: 67.06, upright: true },
    { text: '608', x: 4.9, y: 50.07, upright: true },
    { text: '608', x: 4.9, y: 35.04, upright: true },
    { text: '416', x: 4.9, y: 22.14, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
