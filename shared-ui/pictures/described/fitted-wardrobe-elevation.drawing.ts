// Made by `npm run images` from pictures/drawings/fitted-wardrobe-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/fitted-wardrobe-elevation-9257d4aa.svg',
  width: 1650,
  height: 810,
  metres: 8.25,
  least: 720,
  alt: 'Elevation of a fitted wardrobe wall: nine bays of 755 millimetres, 6,795 in all, floor to ceiling; six have shaker doors, the three in the middle are an open niche with drawers, shelves and hanging.',
  labels: [
    { text: 'Drawers', x: 52.73, y: 65.68 },
    { text: 'Hanging', x: 43.52, y: 24.69 },
    { text: 'Shelves', x: 61.94, y: 16.05 },
  ],
  dimensions: [
    { text: '755', x: 16.09, y: 86.4 },
    { text: '755', x: 25.24, y: 86.4 },
    { text: '755', x: 34.39, y: 86.4 },
    { text: '755', x: 43.55, y: 86.4 },
    { text: '755', x: 52.7, y: 86.4 },
    { text: '755', x: 61.85, y: 86.4 },
    { text: '755', x: 71, y: 86.4 },
    { text: '755', x: 80.15, y: 86.4 },
    { text: '755', x: 89.3, y: 86.4 },
    { text: '6,795', x: 52.7, y: 95.31 },
    { text: '100', x: 5.76, y: 75.31, upright: true },
    { text: '2,580', x: 5.76, y: 42.22, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
