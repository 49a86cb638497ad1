// Made by `npm run images` from pictures/drawings/two-gable-first-floor.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/two-gable-first-floor-27a4c7c9.svg',
  width: 2470,
  height: 1620,
  metres: 24.7,
  least: 720,
  alt: 'First floor plan of the two-gable house: the stair ends on a gallery at the back of the hall. On one side is the main bedroom with its dressing room and bathroom; on the other a passage leads to the study, a bathroom and the second bedroom.',
  labels: [
    { text: 'Main bedroom', x: 24.4, y: 38.85, note: '23.4 m²' },
    { text: 'Dressing room', x: 25.51, y: 52.04, note: '16.6 m²' },
    { text: 'Bathroom', x: 25.91, y: 67.28, note: '19.4 m²' },
    { text: 'Landing', x: 52.23, y: 33.64 },
    { text: 'Study', x: 74.09, y: 37.04, note: '18.7 m²' },
    { text: 'Bathroom', x: 73.52, y: 54.57 },
    { text: 'Bedroom', x: 66.4, y: 81.48, note: '19.7 m²' },
    { text: 'Void over hall', x: 50.6, y: 63.46 },
    { text: 'S1', x: 11.13, y: 42.41 },
    { text: 'S1', x: 90.89, y: 42.41 },
    { text: 'N', x: 97.17, y: 3.49 },
  ],
  dimensions: [
    { text: '6,700', x: 27.73, y: 6.17 },
    { text: '4,600', x: 50.61, y: 6.17 },
    { text: '6,900', x: 73.89, y: 6.17 },
    { text: '11,000', x: 5.67, y: 50, upright: true },
    { text: '11,250', x: 94.33, y: 56.94, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
