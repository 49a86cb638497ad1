import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import traditionalKitchenElevation from 'shared-ui/drawings/traditional-kitchen-elevation'
import greenLibraryShelfDetail from 'shared-ui/pictures/green-library-shelf-detail'
import houseGlassLinkEntrance from 'shared-ui/pictures/house-glass-link-entrance'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenScandinavianPearsBoard from '../../../pictures/kitchen-scandinavian-pears-board.ts'
import kitchenTraditionalDresser from '../../../pictures/kitchen-traditional-dresser.ts'
import kitchenTraditionalDresserDetail from '../../../pictures/kitchen-traditional-dresser-detail.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'

const picture = kitchenTraditionalShakerGreen

/** The text and picture of this page on a card. */
export const card = { picture, text: 'In-frame doors, cock beading, painted by hand.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Traditional kitchens',
  listing: { order: 4, title: 'Traditional' },
  head: {
    title: 'Traditional in-frame kitchens',
    description:
      'In-frame tulipwood doors with cock beading and brass butts, shot in by hand, then painted by brush in your own house. Larders included.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Traditional Kitchen',
  description: 'Hung on brass butts in a proper frame, and painted where it stands.',
  typically: { price: { from: 38_000, to: 80_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  introduction:
    'Traditional joinery is the least forgiving kind. An in-frame door shows a 2\u00a0mm gap on four sides for the rest of its life, so the frames are jointed in tulipwood, the doors are shot in by hand, and the last coat goes on in your house.',
  sections: [
    {
      title: 'Bead, rail and panel',
      content:
        'A 5\u00a0mm cock bead runs around each opening and takes the knocks. Rails are wider at the bottom than at the top. Glazed dressers have putty lines and restoration glass, a little uneven.',
    },
    {
      title: 'The range and what surrounds it',
      content:
        'The alcove is lined in non-combustible board and tiled, with a flue or an extract of 450\u00a0m³/h hidden in the canopy. Beside it stand an oak-topped island at 920\u00a0mm, the height for rolling pastry, and a larder with a cold marble shelf.',
    },
  ],
  measured: {
    title: 'Symmetrical about the range.',
    note: 'The range in its alcove, and a dresser on either side of it, in frames that match to the bead.',
    caption: 'Elevation of the range wall',
    detail: 'Dimensions in millimetres',
    cut: traditionalKitchenElevation,
  },
  galleryTitle: 'The same kitchen, from the window and close up.',
  gallery: [
    {
      picture: kitchenTraditionalDresser,
      caption: 'A glazed dresser, the range in its tiled alcove and the oak-topped island',
    },
    {
      picture: kitchenTraditionalDresserDetail,
      caption: 'Bars before the bowls, and a brass knob to each door',
    },
  ],
  processSteps: [
    {
      title: 'Look at the house',
      description: 'Skirtings, architraves and panels, copied before anything is invented.',
    },
    { title: 'Set out rods', description: 'Each frame drawn full size on a board, as it always was.' },
    { title: 'Joint and shoot', description: 'Mortice, tenon, wedge; then a plane until the gap is even.' },
    { title: 'Paint in place', description: 'Three coats in the workshop, two by brush in the room.' },
  ],
  specifications: [
    {
      category: 'Frames',
      items: [
        { name: 'Timber', value: 'Tulipwood, 32\u00a0mm, mortice and tenon' },
        { name: 'Bead', value: '5\u00a0mm cock bead, mitred' },
        { name: 'Hinges', value: 'Solid brass butts, 65\u00a0mm' },
      ],
    },
    {
      category: 'Drawers',
      items: [
        { name: 'Sides', value: '12\u00a0mm oak, dovetailed' },
        { name: 'Runners', value: 'Concealed, soft-close, 60\u00a0kg' },
      ],
    },
    {
      category: 'Surfaces',
      items: [
        { name: 'Island', value: '40\u00a0mm oak, oiled' },
        { name: 'Perimeter', value: '30\u00a0mm honed marble, ogee edge' },
        { name: 'Larder', value: '20\u00a0mm marble cold shelf' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'The same calm in pale timber',
      description: 'Fewer mouldings, and more of the window.',
      picture: kitchenScandinavianPearsBoard,
      link: `${routes.interiors}/kitchens/scandinavian`,
    },
    {
      title: 'A door to match it',
      description: 'The same green, out in the weather.',
      picture: houseGlassLinkEntrance,
      link: `${routes.builders}/residential/new-builds`,
    },
    {
      title: 'Panels in the study',
      description: 'Plain panels, the same green, and books above.',
      picture: greenLibraryShelfDetail,
      link: `${routes.interiors}/bespoke-areas/offices`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
