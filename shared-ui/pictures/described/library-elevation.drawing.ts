// Made by `npm run images` from pictures/drawings/library-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/library-elevation-071b25b8.svg',
  width: 1450,
  height: 810,
  metres: 7.25,
  least: 560,
  alt: 'Elevation of the green library wall, 5,770 millimetres wide: six cupboards to 810, and above their oak top five bays of shelves, four shelves high.',
  labels: [],
  dimensions: [
    { text: '1,154', x: 21.06, y: 86.4 },
    { text: '1,154', x: 36.98, y: 86.4 },
    { text: '1,154', x: 52.9, y: 86.4 },
    { text: '1,154', x: 68.81, y: 86.4 },
    { text: '1,154', x: 84.73, y: 86.4 },
    { text: '5,770', x: 52.9, y: 95.31 },
    { text: '810', x: 6.55, y: 66.54, upright: true },
    { text: '1,810', x: 6.55, y: 34.2, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
