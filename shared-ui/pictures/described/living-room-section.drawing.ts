// Made by `npm run images` from pictures/drawings/living-room-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/living-room-section-d18705c2.svg',
  width: 2200,
  height: 1044,
  metres: 11,
  least: 480,
  alt: 'Section across the living room, looking to the walnut wall: 8,400 millimetres wide and 3,000 high. Two cases of shelves, 2,400 wide, stand on a base of cupboards on either side of a centre of 3,000; its fluted panels hold the screen, and the fire lies below it in travertine. At the left the sliding glass to the garden is cut, 2,600 high.',
  labels: [
    { text: 'Screen', x: 50, y: 39.85 },
  ],
  dimensions: [
    { text: '8,400', x: 50, y: 94.25 },
    { text: '2,400', x: 25.45, y: 83.14 },
    { text: '3,000', x: 50, y: 83.14 },
    { text: '2,400', x: 74.55, y: 83.14 },
    { text: '3,000', x: 96.36, y: 40.61, upright: true },
    { text: '2,600', x: 2.73, y: 44.44, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
