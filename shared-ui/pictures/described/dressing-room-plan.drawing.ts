// Made by `npm run images` from pictures/drawings/dressing-room-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/dressing-room-plan-b83794d1.svg',
  width: 1498,
  height: 1748,
  metres: 7.49,
  least: 318,
  alt: 'Plan of the walnut dressing room, 5,200 by 6,500 millimetres: six open bays on each long wall, an island between them, a window at the far end, and a mirror wall with the door at the near end.',
  labels: [
    { text: 'Island', x: 53, y: 50 },
    { text: ' ', x: 53, y: 82.61 },
    { text: 'Hanging', x: 34.31, y: 20.48 },
    { text: 'Hanging', x: 71.43, y: 20.48 },
    { text: 'Mirror', x: 39, y: 86.04 },
  ],
  dimensions: [
    { text: '5,200', x: 53, y: 6.01 },
    { text: '6,500', x: 7.01, y: 52.86, upright: true },
  ],
  cameras: [
    { picture: 'dressing-room-walnut-island', x: 53, y: 88.33, angle: 0 },
    { picture: 'dressing-room-walnut-mirror-wall', x: 35.38, y: 43.71, angle: 157 },
    { picture: 'dressing-room-island-drawers', x: 67.96, y: 80.32, angle: 325 },
    { picture: 'dressing-room-felt-drawer', x: 48.2, y: 73.6, angle: 29 },
  ],
} as const satisfies DrawingFile
