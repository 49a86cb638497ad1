// Made by `npm run images` from pictures/drawings/library-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/library-plan-673fbfba.svg',
  width: 1618,
  height: 1728,
  metres: 8.09,
  least: 318,
  alt: 'Plan of the green library, 5,800 by 6,400 millimetres: a bookcase fills the whole end wall, the desk stands before it, a seat runs under the garden window on the left, and the door is at the near end on the right.',
  labels: [
    { text: 'Green library', x: 66.38, y: 66.09 },
    { text: ' ', x: 52.78, y: 11.81 },
    { text: ' ', x: 21.26, y: 66.78 },
    { text: 'Bookcase', x: 52.78, y: 23.73 },
    { text: ' ', x: 25.59, y: 55.21 },
  ],
  dimensions: [
    { text: '5,800', x: 52.78, y: 6.08 },
    { text: '6,400', x: 6.49, y: 52.89, upright: true },
  ],
  cameras: [
    { picture: 'home-office-green-library', x: 47.22, y: 86.46, angle: 6 },
    { picture: 'green-library-desk-garden-window', x: 83.07, y: 23.73, angle: 243 },
    { picture: 'green-library-walnut-desk', x: 73.18, y: 55.79, angle: 320 },
    { picture: 'green-library-shelf-detail', x: 52.16, y: 43.06, angle: 337 },
    { picture: 'green-library-evening-lamps', x: 85.17, y: 70.83, angle: 313 },
  ],
} as const satisfies DrawingFile
