// Made by `npm run images` from pictures/drawings/cellar-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/cellar-plan-db7487c3.svg',
  width: 1260,
  height: 2530,
  metres: 6.3,
  least: 318,
  alt: 'Plan of the brick-vaulted cellar, 3,800 by 7,600 millimetres: steps come down to an arched door, racks stand along both sides, a cask serves as a tasting table, and a lit display closes the far end.',
  labels: [
    { text: 'Cellar', x: 52.38, y: 59 },
    { text: 'Tasting table', x: 52.38, y: 36.36 },
    { text: 'Display', x: 52.38, y: 14.62 },
    { text: ' ', x: 52.38, y: 87.35 },
  ],
  dimensions: [
    { text: '3,800', x: 52.38, y: 4.15 },
    { text: '7,600', x: 9.52, y: 39.92, upright: true },
  ],
  cameras: [
    { picture: 'wine-cellar-brick-vault', x: 52.38, y: 67.98, angle: 0 },
    { picture: 'wine-cellar-tasting-table-close', x: 60.32, y: 41.9, angle: 342 },
    { picture: 'wine-cellar-smoked-oak-racks', x: 54.76, y: 50.2, angle: 316 },
    { picture: 'wine-cellar-door-steps', x: 71.43, y: 15.02, angle: 192 },
    { picture: 'wine-cellar-rack-cradles', x: 38.73, y: 47.19, angle: 306 },
  ],
} as const satisfies DrawingFile
