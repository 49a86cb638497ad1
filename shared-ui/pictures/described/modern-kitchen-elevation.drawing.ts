// Made by `npm run images` from pictures/drawings/modern-kitchen-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/modern-kitchen-elevation-8f86b5ea.svg',
  width: 1850,
  height: 830,
  metres: 9.25,
  least: 560,
  alt: 'Elevation of a modern kitchen wall, 6,000 millimetres wide and 2,500 high: two tall doors of 600, a travertine niche of 3,000 with the worktop at 900, an oven tower and two more doors of 600.',
  labels: [
    { text: 'Larder', x: 26.49, y: 12.53 },
    { text: 'Stone niche', x: 49.19, y: 48.19 },
    { text: 'Ovens', x: 66.9, y: 12.53 },
    { text: 'Cupboards', x: 80.1, y: 12.53 },
  ],
  dimensions: [
    { text: '600', x: 23.24, y: 86.72 },
    { text: '600', x: 29.73, y: 86.72 },
    { text: '3,000', x: 49.19, y: 86.72 },
    { text: '600', x: 68.65, y: 86.72 },
    { text: '600', x: 75.14, y: 86.72 },
    { text: '600', x: 81.62, y: 86.72 },
    { text: '6,000', x: 52.43, y: 95.42 },
    { text: '900', x: 5.14, y: 66.27, upright: true },
    { text: '1,600', x: 5.14, y: 36.14, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
