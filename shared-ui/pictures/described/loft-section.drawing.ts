// Made by `npm run images` from pictures/drawings/loft-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/loft-section-70308faa.svg',
  width: 2080,
  height: 2240,
  metres: 10.4,
  least: 400,
  alt: 'Section through the Ealing house along the stair, drawn from the model. The loft is 3,700 millimetres high under the ridge and 2,300 under the collars of its two oak trusses, 1,100 at the eaves and 6,400 wide. The stair to it rises above the stair to the first floor. First-floor rooms are 2,450 high, ground-floor rooms 2,550.',
  labels: [
    { text: 'Loft', x: 7.21, y: 39.29 },
    { text: 'First', x: 7.21, y: 63.39 },
    { text: 'Ground', x: 7.21, y: 88.39 },
  ],
  dimensions: [
    { text: '2,300', x: 60.77, y: 32.14, upright: true },
    { text: '3,700', x: 14.9, y: 25.89, upright: true },
    { text: '2,450', x: 14.9, y: 55.58, upright: true },
    { text: '2,550', x: 14.9, y: 80.13, upright: true },
    { text: '1,100', x: 94.71, y: 37.5, upright: true },
    { text: '6,400', x: 54.81, y: 87.95 },
  ],
  cameras: [],
} as const satisfies DrawingFile
