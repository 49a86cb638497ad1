// Made by `npm run images` from pictures/drawings/dormer-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/dormer-section-aa490e21.svg',
  width: 2560,
  height: 2300,
  metres: 12.8,
  least: 400,
  alt: 'Section through the Twickenham house, from the street to the garden. The street slope stays; behind the ridge a dormer with a flat roof stands back from the garden eaves, so that the loft is 5,800 millimetres deep and 3,200 high, and 1,000 where the slope meets the low wall. A dashed line shows the roof that it replaced. First-floor rooms are 2,600 high, ground-floor rooms 2,700.',
  labels: [
    { text: 'Loft', x: 13.28, y: 24.35 },
    { text: 'First', x: 33.59, y: 52.17 },
    { text: 'Ground', x: 33.59, y: 77.83 },
    { text: 'The old roof', x: 88.44, y: 22.79 },
  ],
  dimensions: [
    { text: '3,200', x: 64.53, y: 24.35, upright: true },
    { text: '1,000', x: 8.98, y: 33.91, upright: true },
    { text: '2,600', x: 8.98, y: 52.17, upright: true },
    { text: '2,700', x: 8.98, y: 77.39, upright: true },
    { text: '5,800', x: 50.08, y: 4.78 },
  ],
  cameras: [],
} as const satisfies DrawingFile
