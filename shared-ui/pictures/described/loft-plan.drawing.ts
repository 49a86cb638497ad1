// Made by `npm run images` from pictures/drawings/loft-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/loft-plan-b6535991.svg',
  width: 1760,
  height: 2190,
  metres: 8.8,
  least: 318,
  alt: 'Plan of the attic sitting room, 6,400 by 8,000 millimetres: the stair comes up in one corner behind a balustrade; low shelves stand under one slope and a window seat under the other, two armchairs between them, and three panes of glass fill the far gable. Dashed lines show where the ceiling is two metres high.',
  labels: [
    { text: 'Attic sitting room', x: 50.5, y: 26.3, note: '51.2 m²' },
    { text: '2 m high', x: 69.89, y: 77.63 },
    { text: '2 m high', x: 35.23, y: 77.63 },
  ],
  dimensions: [
    { text: '6,400', x: 52.27, y: 4.11 },
    { text: '8,000', x: 5.11, y: 56.62, upright: true },
  ],
  cameras: [
    { picture: 'loft-conversion-dormer-rooflights', x: 56.25, y: 90.41, angle: 357 },
    { picture: 'loft-conversion-landing-stair', x: 58.52, y: 43.38, angle: 185 },
    { picture: 'loft-conversion-window-seat-detail', x: 55.11, y: 72.6, angle: 63 },
    { picture: 'loft-conversion-low-bookshelves', x: 65.34, y: 33.79, angle: 237 },
  ],
} as const satisfies DrawingFile
