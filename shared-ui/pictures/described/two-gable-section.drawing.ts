// Made by `npm run images` from pictures/drawings/two-gable-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/two-gable-section-a102dae4.svg',
  width: 2460,
  height: 1145,
  metres: 24.6,
  least: 720,
  alt: 'Section S1 through the two-gable house, drawn from the model of the plan and looking to the garden. Left, the living room with the main bedroom above it under a roof 8.94 metres high; in the middle the hall, with the gallery at the top of the stair under a rooflight; right, the kitchen with the study above it under a roof of 8.24 metres. Ground floor rooms are 2.53 metres high.',
  labels: [
    { text: 'Living\nroom', x: 29.92, y: 70 },
    { text: 'Hall', x: 56.6, y: 72.49 },
    { text: 'Kitchen', x: 69.88, y: 67.25 },
    { text: 'Main bedroom', x: 29.88, y: 35.45 },
    { text: 'Study', x: 76.22, y: 40.17 },
    { text: 'Landing', x: 56.67, y: 56.6 },
  ],
  dimensions: [
    { text: '2,530', x: 10.57, y: 74.8, upright: true },
    { text: '2,350', x: 10.57, y: 50.87, upright: true },
    { text: '8,940', x: 94.11, y: 47.42, upright: true },
    { text: '2,530', x: 85.77, y: 74.8, upright: true },
    { text: '6,700', x: 29.88, y: 96.94 },
    { text: '4,600', x: 52.85, y: 96.94 },
    { text: '6,900', x: 76.22, y: 96.94 },
  ],
  cameras: [],
} as const satisfies DrawingFile
