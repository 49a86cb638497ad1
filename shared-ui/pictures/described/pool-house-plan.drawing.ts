// Made by `npm run images` from pictures/drawings/pool-house-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/pool-house-plan-5a7d6315.svg',
  width: 1660,
  height: 1665,
  metres: 16.6,
  least: 620,
  alt: 'Plan of the pool house and its pool: under one oak ceiling an open lounge 6,850 millimetres wide with a stone hearth, and a glazed bar beside it; four oak posts stand at the front. The pool before them is eleven metres by five, with broad steps at one end.',
  labels: [
    { text: 'Lounge', x: 37.35, y: 18.02 },
    { text: 'Bar', x: 72.29, y: 27.33 },
    { text: 'Pool', x: 51.2, y: 69.97 },
    { text: 'Terrace', x: 57.23, y: 47.75 },
  ],
  dimensions: [
    { text: '6,850', x: 41.11, y: 3.45 },
    { text: '11,000', x: 51.2, y: 90.99 },
    { text: '5,000', x: 11.45, y: 69.97, upright: true },
  ],
  cameras: [
    { picture: 'swimming-pool-pool-house', x: 64.46, y: 97.9, angle: 350 },
    { picture: 'pool-house-hearth-lounge', x: 56.5, y: 30, angle: 325 },
    { picture: 'pool-house-coping-detail', x: 8.5, y: 90, angle: 25 },
    { picture: 'pool-house-terrace-evening', x: 55.72, y: 11.71, angle: 201 },
  ],
} as const satisfies DrawingFile
