// Made by `npm run images` from pictures/drawings/smoked-glass-wardrobe-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/smoked-glass-wardrobe-elevation-8a5df1a3.svg',
  width: 1570,
  height: 810,
  metres: 7.85,
  least: 640,
  alt: 'Elevation of a wall of eight wardrobe bays behind smoked glass, each 800 millimetres wide, 6,400 in all and 2,600 high: long hanging, double hanging and shelves by turns.',
  labels: [],
  dimensions: [
    { text: '800', x: 17.2, y: 86.4 },
    { text: '800', x: 27.39, y: 86.4 },
    { text: '800', x: 37.58, y: 86.4 },
    { text: '800', x: 47.77, y: 86.4 },
    { text: '800', x: 57.96, y: 86.4 },
    { text: '800', x: 68.15, y: 86.4 },
    { text: '800', x: 78.34, y: 86.4 },
    { text: '800', x: 88.54, y: 86.4 },
    { text: '6,400', x: 52.87, y: 95.31 },
    { text: '80', x: 6.05, y: 75.56, upright: true },
    { text: '2,520', x: 6.05, y: 43.46, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
