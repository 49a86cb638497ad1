// Made by `npm run images` from pictures/drawings/loft-wardrobe-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/loft-wardrobe-elevation-d07f258d.svg',
  width: 1490,
  height: 900,
  metres: 7.45,
  least: 720,
  alt: 'Elevation of wardrobes under a loft slope: ten doors of 580 millimetres, 5,800 in all, each cut to the line of the roof, which rises from 1,000 at the wall to 3,200.',
  labels: [],
  dimensions: [
    { text: '580', x: 16.64, y: 87.76 },
    { text: '580', x: 24.43, y: 87.76 },
    { text: '580', x: 32.21, y: 87.76 },
    { text: '580', x: 40, y: 87.76 },
    { text: '580', x: 47.79, y: 87.76 },
    { text: '580', x: 55.57, y: 87.76 },
    { text: '580', x: 63.36, y: 87.76 },
    { text: '580', x: 71.14, y: 87.76 },
    { text: '580', x: 78.93, y: 87.76 },
    { text: '580', x: 86.71, y: 87.76 },
    { text: '5,800', x: 51.68, y: 95.78 },
    { text: '100', x: 6.38, y: 77.78, upright: true },
    { text: '900', x: 6.38, y: 66.67, upright: true },
    { text: '2,620', x: 96.24, y: 49.78, upright: true },
    { text: '580', x: 96.24, y: 14.22, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
