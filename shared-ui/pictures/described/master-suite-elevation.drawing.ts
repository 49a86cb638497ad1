// Made by `npm run images` from pictures/drawings/master-suite-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/master-suite-elevation-a4318866.svg',
  width: 1900,
  height: 880,
  metres: 9.5,
  least: 720,
  alt: 'Elevation of the bed wall of a master suite: ten padded panels of 500 millimetres below a walnut shelf at 1,540, a bed between two hung chests and two globes, and a stand of walnut battens at either side.',
  labels: [],
  dimensions: [
    { text: '940', x: 20.32, y: 84.09 },
    { text: '5,000', x: 51.58, y: 84.09 },
    { text: '940', x: 82.84, y: 84.09 },
    { text: '6,880', x: 51.58, y: 92.61 },
    { text: '1,540', x: 5.26, y: 56.36, upright: true },
    { text: '1,360', x: 5.26, y: 23.41, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
