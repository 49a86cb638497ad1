// Made by `npm run images` from pictures/drawings/house-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/house-section-6637c59d.svg',
  width: 3600,
  height: 1815,
  metres: 36,
  least: 640,
  alt: 'Section through a London terraced house, its garden and its pool, people at home in every room. Under the ridge a loft with a rear dormer; below it a bedroom and a bathroom, a living room and a dressing room, a library, a kitchen and a garden room of 4,700 millimetres under a rooflight; underground a brick-vaulted cellar, a bar and a cinema. Behind the house trees, a pool and a pool house.',
  labels: [],
  dimensions: [],
  cameras: [],
} as const satisfies DrawingFile
