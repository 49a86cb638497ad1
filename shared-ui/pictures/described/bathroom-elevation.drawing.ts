// Made by `npm run images` from pictures/drawings/bathroom-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/bathroom-elevation-56f26bbf.svg',
  width: 1450,
  height: 820,
  metres: 7.25,
  least: 580,
  alt: 'Elevation of the vanity wall in the travertine bathroom: a walnut vanity 2,060 millimetres wide hung 450 above the floor, its stone top at 870, two bowls with wall taps under two arched mirrors.',
  labels: [
    { text: 'Arched mirrors', x: 48.28, y: 17.07 },
  ],
  dimensions: [
    { text: '1,030', x: 41.17, y: 86.56 },
    { text: '1,030', x: 55.38, y: 86.56 },
    { text: '2,060', x: 48.28, y: 95.37 },
    { text: '450', x: 6.55, y: 71.34, upright: true },
    { text: '420', x: 6.55, y: 60.73, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
