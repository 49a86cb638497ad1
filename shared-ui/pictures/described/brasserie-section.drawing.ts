// Made by `npm run images` from pictures/drawings/brasserie-section.svg: change that or the JSON beside it, and run it again.
import type { DrawingFile } from 'shared-ui/DrawingFile'

export default {
  src: '/r/pictures/assets/brasserie-section-dd637782.svg',
  width: 1200,
  height: 520,
  metres: 12,
  least: 620,
  alt: 'Section along the brasserie, looking to the banquette: 9,800 millimetres long and 3,300 high under a ceiling hung below the floor of the flats. At the left end the bar is cut through, with a stool before it, shelves of bottles behind it and its floor 120 millimetres lower. The banquette runs along the wall beyond it, behind four tables and under three pictures.',
  labels: [
    { text: 'Bar', x: 28.25, y: 50.58 },
    { text: 'Banquette', x: 87.5, y: 49.04 },
  ],
  dimensions: [
    { text: '9,800', x: 53.75, y: 94.23 },
    { text: '3,300', x: 4.58, y: 46.15, upright: true },
    { text: '120', x: 4.58, y: 88.46, upright: true },
  ],
  cameras: [],
} as const satisfies DrawingFile
