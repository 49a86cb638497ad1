// Made by `npm run images` from pictures/drawings/dormer-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/dormer-plan-a73407ec.svg',
  width: 1700,
  height: 1500,
  metres: 8.5,
  least: 318,
  alt: 'Plan of the loft in Twickenham, 5,800 by 5,200 millimetres: wardrobes along one party wall, low drawers under the street slope beneath a rooflight, a bed under the window of the dormer, and a shower room in the corner beside the stair. A dashed line shows where the ceiling is two metres high.',
  labels: [
    { text: 'Bedroom', x: 45.88, y: 64.67 },
    { text: '2 m high', x: 32.94, y: 29 },
  ],
  dimensions: [
    { text: '5,800', x: 49.41, y: 8 },
    { text: '5,200', x: 7.65, y: 51.33, upright: true },
  ],
  cameras: [
    { picture: 'rear-dormer-bedroom', x: 22.35, y: 42, angle: 98 },
    { picture: 'wardrobe-loft-sloped-ceiling', x: 58.6, y: 82.3, angle: 348 },
    { picture: 'rear-dormer-stair-rooflight', x: 78.8, y: 33.3, angle: 244 },
    { picture: 'wardrobe-loft-open-bay', x: 42.94, y: 54, angle: 20 },
    { picture: 'wardrobe-loft-lit-shelves', x: 60, y: 33.33, angle: 345 },
  ],
} as const satisfies DrawingFile
