// Made by `npm run images` from pictures/drawings/georgian-drawing-room-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/georgian-drawing-room-plan-5f90c094.svg',
  width: 1758,
  height: 1588,
  metres: 8.79,
  least: 318,
  alt: 'Plan of the first-floor drawing room, 6,300 by 5,500 millimetres: three tall sash windows with shutters on the street side, a chimneypiece between bookcases, and double doors to the back room opposite the windows.',
  labels: [
    { text: 'Drawing room', x: 53.13, y: 73.3 },
    { text: 'Hearth', x: 54.27, y: 27.71 },
    { text: 'Street side', x: 14.45, y: 96.6 },
  ],
  dimensions: [
    { text: '6,300', x: 52.56, y: 6.61 },
    { text: '5,500', x: 5.97, y: 53.15, upright: true },
  ],
  cameras: [
    { picture: 'georgian-terrace-drawing-room', x: 66.21, y: 85.89, angle: 341 },
    { picture: 'georgian-terrace-sash-shutters', x: 40.05, y: 63.85, angle: 294 },
  ],
} as const satisfies DrawingFile
