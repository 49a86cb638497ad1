// Made by `npm run images` from pictures/drawings/garden-room-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/garden-room-plan-33084321.svg',
  width: 1100,
  height: 1635,
  metres: 11,
  least: 340,
  alt: 'Plan of the garden room, 7,300 by 9,600 millimetres inside: four panes of glass open its whole width to the terrace; behind them are the dining table under a rooflight, an island, and a wall of green kitchen cupboards. The old back wall of the house is carried above, between the two parts.',
  labels: [
    { text: 'Kitchen', x: 30, y: 18.65 },
    { text: 'Dining', x: 70.91, y: 63.61 },
    { text: 'Island', x: 29.5, y: 29.05 },
    { text: 'Terrace', x: 26.36, y: 84.1 },
  ],
  dimensions: [
    { text: '7,300', x: 50, y: 3.21 },
    { text: '9,600', x: 6.82, y: 37.61, upright: true },
  ],
  cameras: [
    { picture: 'rear-glass-extension-garden', x: 41.82, y: 97.86, angle: 4 },
    { picture: 'garden-room-kitchen-inside', x: 75.91, y: 26.3, angle: 212 },
    { picture: 'garden-room-threshold-detail', x: 58.64, y: 77.68, angle: 328 },
  ],
} as const satisfies DrawingFile
