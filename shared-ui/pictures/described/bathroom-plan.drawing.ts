// Made by `npm run images` from pictures/drawings/bathroom-plan.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/bathroom-plan-7dad1431.svg',
  width: 1538,
  height: 1608,
  metres: 7.69,
  least: 318,
  alt: 'Plan of the travertine bathroom, 5,400 by 5,800 millimetres: the bath stands free before a ledge, the shower is behind one sheet of glass beside it, the double vanity is on the right-hand wall, tall towel cupboards are beside the door, and a wide window is on the left.',
  labels: [
    { text: 'Bathroom', x: 52.93, y: 55.6 },
    { text: 'Shower', x: 30.17, y: 28.23 },
    { text: 'Bath', x: 57.48, y: 40.05 },
    { text: 'Vanity', x: 73.6, y: 48.76 },
    { text: 'Towels', x: 76.33, y: 81.09 },
  ],
  dimensions: [
    { text: '5,400', x: 52.93, y: 6.53 },
    { text: '5,800', x: 6.83, y: 53.11, upright: true },
  ],
  cameras: [
    { picture: 'bathroom-travertine-bath', x: 40.57, y: 86.07, angle: 14 },
    { picture: 'travertine-bathroom-vanity-view', x: 27.57, y: 42.91, angle: 106 },
    { picture: 'bathroom-walnut-double-vanity', x: 54.88, y: 76.12, angle: 47 },
    { picture: 'travertine-bathroom-shower', x: 48.37, y: 66.17, angle: 341 },
    { picture: 'travertine-bathroom-bath-window', x: 80.49, y: 63.68, angle: 300 },
  ],
} as const satisfies DrawingFile
