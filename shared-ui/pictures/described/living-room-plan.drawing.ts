// Made by `npm run images` from pictures/drawings/living-room-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/living-room-plan-d78d2f5a.svg',
  width: 2138,
  height: 1968,
  metres: 10.69,
  least: 318,
  alt: 'Plan of the walnut living room, 8,400 by 7,600 millimetres: the media wall with its shelves and fire fills one long side, sofa and armchairs face each other across the rug, and four panes of glass on the left open to the garden.',
  labels: [
    { text: 'Living room', x: 40.69, y: 68.39 },
    { text: 'Media wall', x: 52.1, y: 23.07 },
  ],
  dimensions: [
    { text: '8,400', x: 52.1, y: 5.34 },
    { text: '7,600', x: 4.91, y: 52.54, upright: true },
  ],
  cameras: [
    { picture: 'living-room-media-wall-bookshelves', x: 66.6, y: 88.62, angle: 346 },
    { picture: 'living-room-evening-fireplace', x: 63.79, y: 87.1, angle: 344 },
    { picture: 'living-room-garden-side', x: 76.43, y: 70.83, angle: 302 },
    { picture: 'joinery-bookshelf-detail', x: 60.52, y: 66.77, angle: 323 },
    { picture: 'living-room-before-strip-out', x: 66.6, y: 88.62, angle: 346 },
  ],
} as const satisfies DrawingFile
