// Made by `npm run images` from pictures/drawings/terrace-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/terrace-elevation-e437f617.svg',
  width: 890,
  height: 1570,
  metres: 8.9,
  least: 318,
  alt: 'Street front of one house of the Georgian terrace, 5,600 millimetres wide and 13,450 high to the parapet: stucco to 3,720 with the panelled door under its fanlight, then three storeys of brick with three sash windows each, the tallest on the first floor behind iron balconettes.',
  labels: [],
  dimensions: [
    { text: '5,600', x: 51.69, y: 97.13 },
    { text: '3,720', x: 10.11, y: 78.6, upright: true },
    { text: '3,700', x: 10.11, y: 54.97, upright: true },
    { text: '5,280', x: 10.11, y: 26.37, upright: true },
    { text: '750', x: 10.11, y: 7.17, upright: true },
    { text: '13,450', x: 93.82, y: 47.61, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
