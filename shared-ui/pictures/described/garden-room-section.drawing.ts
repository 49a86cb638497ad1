// Made by `npm run images` from pictures/drawings/garden-room-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/garden-room-section-a16dd251.svg',
  width: 1710,
  height: 1015,
  metres: 17.1,
  least: 620,
  alt: 'Section along the garden room, looking to the side of the dining table. At the left the terrace runs level to the sliding glass; the roof reaches 850 millimetres beyond it. The extension, 3,600 deep, has a rooflight over the table; behind it lie 6,000 of kitchen with the island under its globes and the cupboards at the end, 9,600 in all and 2,760 high. Between the two the old back wall, with its window and the roof of the house, stands on a steel beam.',
  labels: [
    { text: 'Terrace', x: 18.71, y: 67.98 },
    { text: 'Dining', x: 50, y: 63.55 },
    { text: 'Kitchen', x: 78.07, y: 60.1 },
    { text: 'First floor', x: 71.93, y: 34.48 },
    { text: 'Beam', x: 49.01, y: 43.15 },
  ],
  dimensions: [
    { text: '3,600', x: 42.69, y: 90.64 },
    { text: '6,000', x: 70.76, y: 90.64 },
    { text: '9,600', x: 60.23, y: 96.06 },
    { text: '2,760', x: 97.66, y: 65.22, upright: true },
    { text: '850', x: 30.26, y: 41.38 },
  ],
  cameras: [],
} as const satisfies DrawingFile
