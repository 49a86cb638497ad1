// Made by `npm run images` from pictures/drawings/cellar-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/cellar-section-3d0fefd0.svg',
  width: 1220,
  height: 820,
  metres: 6.1,
  least: 318,
  alt: 'Section of the brick-vaulted cellar, looking to its display: 3,800 millimetres wide and 2,600 high in the middle; the vault springs at 1,550. Racks stand along both walls and a cask in the middle serves as a table.',
  labels: [
    { text: 'Racks', x: 28.69, y: 36.59 },
    { text: 'Racks', x: 76.23, y: 36.59 },
    { text: 'Brick vault', x: 52.46, y: 25.61 },
  ],
  dimensions: [
    { text: '3,800', x: 52.46, y: 93.9 },
    { text: '2,600', x: 7.38, y: 50, upright: true },
    { text: '1,550', x: 93.44, y: 62.8, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
