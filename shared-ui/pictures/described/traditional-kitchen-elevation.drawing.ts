// Made by `npm run images` from pictures/drawings/traditional-kitchen-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/traditional-kitchen-elevation-b7730987.svg',
  width: 1770,
  height: 870,
  metres: 8.85,
  least: 560,
  alt: 'Elevation of a traditional kitchen wall, 6,300 millimetres wide: three doors of 697 on each side of a range alcove of 2,120, worktops at 905, glazed dressers from 1,420 to 2,520 above them.',
  labels: [
    { text: 'Range', x: 52.54, y: 42.53 },
    { text: 'Glazed dresser', x: 28.81, y: 12.87 },
    { text: 'Glazed dresser', x: 76.27, y: 12.87 },
  ],
  dimensions: [
    { text: '697', x: 20.89, y: 87.33 },
    { text: '697', x: 28.76, y: 87.33 },
    { text: '697', x: 36.63, y: 87.33 },
    { text: '2,120', x: 52.54, y: 87.33 },
    { text: '697', x: 68.46, y: 87.33 },
    { text: '697', x: 76.33, y: 87.33 },
    { text: '697', x: 84.2, y: 87.33 },
    { text: '6,300', x: 52.54, y: 95.63 },
    { text: '905', x: 5.37, y: 67.76, upright: true },
    { text: '515', x: 5.37, y: 51.44, upright: true },
    { text: '1,100', x: 5.37, y: 32.87, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
