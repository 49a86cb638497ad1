// Made by `npm run images` from pictures/drawings/brasserie-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/brasserie-plan-5c5e5aeb.svg',
  width: 1149,
  height: 1204,
  metres: 11.49,
  least: 620,
  alt: 'Plan of the brasserie, 9,200 by 9,800 millimetres: the bar with seven stools runs across the far end before four arches of bottles, the banquette along the right-hand wall, four tables stand between them and three windows on the left.',
  labels: [
    { text: 'Brasserie', x: 36, y: 85.3 },
    { text: 'Bar', x: 51.96, y: 25.08 },
    { text: 'Banquette', x: 80.68, y: 39.2 },
  ],
  dimensions: [
    { text: '9,200', x: 51.96, y: 4.36 },
    { text: '9,800', x: 4.57, y: 52.08, upright: true },
  ],
  cameras: [
    { picture: 'restaurant-brasserie-evening', x: 48.91, y: 90.28, angle: 4 },
    { picture: 'brasserie-bar-counter', x: 16.28, y: 43.36, angle: 64 },
    { picture: 'brasserie-banquette', x: 65.45, y: 89.45, angle: 23 },
    { picture: 'brasserie-lunch-windows', x: 73.72, y: 33.31, angle: 228 },
  ],
} as const satisfies DrawingFile
