// Made by `npm run images` from pictures/drawings/pool-house-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/pool-house-section-ccc737d3.svg',
  width: 1790,
  height: 650,
  metres: 17.9,
  least: 680,
  alt: 'Section through pool and pool house, looking to the steps of the pool and to the sofa. The pool is 5,000 millimetres wide and 1,500 deep; 3,500 from its edge begin the walls of the lounge, 4,500 deep and 2,790 high under the oak boards. The roof reaches out over its posts towards the pool, and the stone hearth stands at the back wall.',
  labels: [
    { text: 'Pool', x: 37.99, y: 66.62 },
    { text: 'Lounge', x: 71.23, y: 27.69 },
    { text: 'Terrace', x: 5.31, y: 47.69 },
  ],
  dimensions: [
    { text: '5,000', x: 27.37, y: 93.08 },
    { text: '3,500', x: 51.12, y: 93.08 },
    { text: '4,500', x: 73.46, y: 93.08 },
    { text: '1,500', x: 16.48, y: 66.15, upright: true },
    { text: '2,790', x: 89.94, y: 33.15, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
