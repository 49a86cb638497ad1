// Made by `npm run images` from pictures/drawings/dark-oak-kitchen-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/dark-oak-kitchen-plan-664e4466.svg',
  width: 2018,
  height: 2068,
  metres: 10.09,
  least: 500,
  alt: 'Plan of the kitchen in dark oak, 7,800 by 8,100 millimetres: a wall of tall cupboards with a stone niche in its middle, an island before it with three stools, and four panes of glass to the garden on the left.',
  labels: [
    { text: 'Kitchen', x: 75.02, y: 72.24 },
    { text: 'Island', x: 53.82, y: 47 },
    { text: 'Stone niche', x: 49.26, y: 22.92 },
    { text: 'Tall\ncupboards', x: 28.44, y: 22.92 },
    { text: 'Ovens', x: 76.02, y: 22.92 },
  ],
  dimensions: [
    { text: '7,800', x: 52.23, y: 5.08 },
    { text: '8,100', x: 5.2, y: 52.42, upright: true },
  ],
  cameras: [
    { picture: 'kitchen-modern-handleless-island', x: 64.62, y: 81.43, angle: 346 },
    { picture: 'kitchen-modern-travertine-detail', x: 30.43, y: 63.54, angle: 36 },
    { picture: 'kitchen-dark-oak-island-side', x: 81.47, y: 27.27, angle: 243 },
    { picture: 'kitchen-dark-oak-drawer-detail', x: 50.05, y: 30.46, angle: 335 },
    { picture: 'kitchen-dark-oak-stone-niche', x: 51.73, y: 35.3, angle: 351 },
  ],
} as const satisfies DrawingFile
