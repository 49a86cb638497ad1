// Made by `npm run images` from pictures/drawings/contemporary-kitchen-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/contemporary-kitchen-elevation-2d44616b.svg',
  width: 1730,
  height: 840,
  metres: 8.65,
  least: 560,
  alt: 'Elevation of a contemporary kitchen wall: eight drawer units of 800 millimetres, 6,400 in all, under a stone worktop at 900; a window 780 above the shelf line between two pairs of oak shelves.',
  labels: [
    { text: 'Window', x: 52.6, y: 39.29 },
    { text: 'Shelves', x: 21.62, y: 27.86 },
    { text: 'Shelves', x: 83.58, y: 27.86 },
  ],
  dimensions: [
    { text: '800', x: 20.23, y: 86.88 },
    { text: '800', x: 29.48, y: 86.88 },
    { text: '800', x: 38.73, y: 86.88 },
    { text: '800', x: 47.98, y: 86.88 },
    { text: '800', x: 57.23, y: 86.88 },
    { text: '800', x: 66.47, y: 86.88 },
    { text: '800', x: 75.72, y: 86.88 },
    { text: '800', x: 84.97, y: 86.88 },
    { text: '6,400', x: 52.6, y: 95.48 },
    { text: '900', x: 5.49, y: 66.67, upright: true },
    { text: '520', x: 5.49, y: 49.76, upright: true },
    { text: '780', x: 5.49, y: 34.29, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
