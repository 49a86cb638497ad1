// Made by `npm run images` from pictures/drawings/walk-in-wardrobe-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/walk-in-wardrobe-elevation-cb50a8b8.svg',
  width: 1590,
  height: 820,
  metres: 7.95,
  least: 640,
  alt: 'Elevation of one side of the walnut dressing room: six open bays, five of 900 millimetres and one of 850, 5,350 in all and 2,550 high, with long hanging, double hanging and shelves over drawers.',
  labels: [],
  dimensions: [
    { text: '900', x: 30.19, y: 86.56 },
    { text: '900', x: 41.51, y: 86.56 },
    { text: '900', x: 52.83, y: 86.56 },
    { text: '900', x: 64.15, y: 86.56 },
    { text: '900', x: 75.47, y: 86.56 },
    { text: '850', x: 86.48, y: 86.56 },
    { text: '5,350', x: 58.18, y: 95.37 },
    { text: '100', x: 5.97, y: 75.61, upright: true },
    { text: '2,450', x: 5.97, y: 44.51, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
