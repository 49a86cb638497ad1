// Made by `npm run images` from pictures/drawings/executive-office-elevation.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/executive-office-elevation-ccce9e2b.svg',
  width: 1960,
  height: 900,
  metres: 9.8,
  least: 720,
  alt: 'Elevation of the panelled wall of an executive office: three walnut panels of 975 millimetres on either side of one sheet of white marble 1,950 wide, with a low cabinet hung before it, its top at 760.',
  labels: [
    { text: 'White marble', x: 50, y: 32.22 },
    { text: 'Walnut', x: 24.9, y: 32.22 },
    { text: 'Walnut', x: 74.9, y: 32.22 },
  ],
  dimensions: [
    { text: '975', x: 15.18, y: 84.44 },
    { text: '975', x: 25.13, y: 84.44 },
    { text: '975', x: 35.08, y: 84.44 },
    { text: '1,950', x: 50, y: 84.44 },
    { text: '975', x: 64.92, y: 84.44 },
    { text: '975', x: 74.87, y: 84.44 },
    { text: '975', x: 84.82, y: 84.44 },
    { text: '7,800', x: 50, y: 92.78 },
    { text: '760', x: 5.1, y: 66, upright: true },
    { text: '2,240', x: 5.1, y: 32.67, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
