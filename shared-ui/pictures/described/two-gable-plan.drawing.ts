// Made by `npm run images` from pictures/drawings/two-gable-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/two-gable-plan-3187d3b9.svg',
  width: 2470,
  height: 1970,
  metres: 24.7,
  least: 720,
  alt: 'Ground floor plan of the two-gable house, drawn from the model. A hall 4.6 metres wide, glazed to the front and to the garden, joins two wings. From the hall, doors lead to the dining room and the living room in the brick wing, and to the sitting room, the cloakroom and the kitchen in the timber wing. The utility room opens off the kitchen and has its own door outside. The stair rises in the hall. The brick wing is 6.7 by 11 metres, the timber wing 6.9 by 11.25.',
  labels: [
    { text: 'Dining room', x: 30.36, y: 45.69, note: '36.7 m²' },
    { text: 'Living room', x: 32.6, y: 19.8, note: '23.4 m²' },
    { text: 'Hall', x: 54.45, y: 43.65, note: '25.9 m²' },
    { text: 'Sitting room', x: 76.92, y: 67.51, note: '31.1 m²' },
    { text: 'WC', x: 67.15, y: 44.25 },
    { text: 'Utility', x: 77.73, y: 42.13 },
    { text: 'Kitchen 23.5 m²', x: 73.9, y: 22.8 },
    { text: 'Pool', x: 68.42, y: 97.56 },
    { text: 'Terrace', x: 26.32, y: 80.2 },
    { text: 'S1', x: 11.13, y: 34.87 },
    { text: 'S1', x: 90.89, y: 34.87 },
    { text: 'N', x: 97.17, y: 2.87 },
  ],
  dimensions: [
    { text: '6,700', x: 27.73, y: 5.08 },
    { text: '4,600', x: 50.61, y: 5.08 },
    { text: '6,900', x: 79.5, y: 5.08 },
    { text: '11,000', x: 5.67, y: 41.12, upright: true },
    { text: '11,250', x: 94.33, y: 46.83, upright: true },
  ],
  cameras: [
    { picture: 'house-new-build-dusk-hero', x: 46.9, y: 97.46, angle: 3 },
    { picture: 'house-new-build-day', x: 84.62, y: 97.46, angle: 331 },
    { picture: 'house-glass-link-entrance', x: 50.61, y: 97.46, angle: 0 },
    { picture: 'house-two-gables-garden-day', x: 74.09, y: 2.54, angle: 198 },
  ],
} as const satisfies DrawingFile
