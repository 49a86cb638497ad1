// Made by `npm run images` from pictures/drawings/scandinavian-kitchen-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/scandinavian-kitchen-elevation-ee07d91a.svg',
  width: 1650,
  height: 810,
  metres: 8.25,
  least: 560,
  alt: 'Elevation of a Scandinavian kitchen wall, 6,150 millimetres wide: a tall cupboard of two doors of 625, six drawer units of 817 under a worktop at 890, open shelves at 1,500 and 1,860, and a window.',
  labels: [
    { text: 'Tall cupboard', x: 23.39, y: 15.5 },
    { text: 'Window', x: 71.52, y: 37.04 },
    { text: 'Shelves', x: 42.42, y: 24.69 },
  ],
  dimensions: [
    { text: '625', x: 19.55, y: 86.4 },
    { text: '625', x: 27.12, y: 86.4 },
    { text: '817', x: 35.86, y: 86.4 },
    { text: '817', x: 45.76, y: 86.4 },
    { text: '817', x: 55.66, y: 86.4 },
    { text: '817', x: 65.56, y: 86.4 },
    { text: '817', x: 75.45, y: 86.4 },
    { text: '817', x: 85.35, y: 86.4 },
    { text: '6,150', x: 53.03, y: 95.31 },
    { text: '890', x: 5.76, y: 65.56, upright: true },
    { text: '610', x: 5.76, y: 47.04, upright: true },
    { text: '360', x: 5.76, y: 35.06, upright: true },
    { text: '440', x: 5.76, y: 25.19, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
