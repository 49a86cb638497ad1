// Made by `npm run images` from pictures/drawings/home-bar-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/home-bar-elevation-33d416fd.svg',
  width: 1600,
  height: 850,
  metres: 8,
  least: 720,
  alt: 'Elevation of a back bar: five cupboards of 920 millimetres, 4,600 in all, under a marble top at 990, and three mirrored bays of bottles and glasses on three shelves below a cornice at 2,600.',
  labels: [
    { text: 'Refrigerator', x: 27, y: 61.18 },
    { text: 'Ice', x: 38.5, y: 61.18 },
    { text: 'Sink', x: 50, y: 61.18 },
    { text: 'Bin', x: 61.5, y: 61.18 },
    { text: 'Refrigerator', x: 73, y: 61.18 },
  ],
  dimensions: [
    { text: '920', x: 27, y: 83.53 },
    { text: '920', x: 38.5, y: 83.53 },
    { text: '920', x: 50, y: 83.53 },
    { text: '920', x: 61.5, y: 83.53 },
    { text: '920', x: 73, y: 83.53 },
    { text: '4,600', x: 50, y: 92.35 },
    { text: '990', x: 6.25, y: 61.29, upright: true },
    { text: '1,610', x: 6.25, y: 30.71, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
