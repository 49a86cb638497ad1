import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import scandinavianKitchenElevation from 'shared-ui/drawings/scandinavian-kitchen-elevation'
import rearDormerStairRooflight from 'shared-ui/pictures/rear-dormer-stair-rooflight'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenScandinavianPaleOak from '../../../pictures/kitchen-scandinavian-pale-oak.ts'
import kitchenScandinavianPearsBoard from '../../../pictures/kitchen-scandinavian-pears-board.ts'
import masterSuiteWardrobesAisle from '../../../pictures/master-suite-wardrobes-aisle.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'

const picture = kitchenScandinavianPaleOak

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Pale ash, open shelves, daylight first.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Scandinavian kitchens',
  about: 'Scandinavian kitchens',
  listing: { order: 5, title: 'Scandinavian' },
  head: {
    title: 'Scandinavian kitchens',
    description:
      'Pale ash, white oil and drawers in place of cupboards: kitchens that leave out the wall units and let the window do the work.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Scandinavian Kitchen',
  description: 'Less of it, lower, and nearer the window.',
  typically: { price: { from: 35_000, to: 70_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
  introduction:
    'The northern kitchen was designed by people who had five hours of light and meant to use them. Wall cupboards are left out, the worktop runs beneath the window, and pale ash, white stone and matt paint pass the daylight on.',
  sections: [
    {
      title: 'Pale timber, properly finished',
      content:
        'Ash and oak turn yellow under the wrong lacquer. We use a white hard-wax oil or a soap finish, which keeps them the colour of the sample and can be renewed with a cloth.',
    },
    {
      title: 'Drawers instead of cupboards',
      content:
        'A drawer shows you everything in it and a cupboard shows you the front row. The runs are almost all drawers, 800\u00a0mm wide, in white-oiled ash that is warm to the hand and can be scrubbed.',
    },
  ],
  measured: {
    title: 'Nothing above the worktop but a shelf.',
    note: 'Six drawer units of 817\u00a0mm hold what the wall cupboards would have held.',
    caption: 'Elevation under the window',
    detail: 'Dimensions in millimetres',
    cut: scandinavianKitchenElevation,
  },
  galleryTitle: 'The worktop, close to.',
  gallery: [{ picture: kitchenScandinavianPearsBoard, caption: 'Tiles set upright, and a lamp under the lower shelf' }],
  processTitle: 'The sun first, the lamp last.',
  processSteps: [
    { title: 'Follow the sun', description: 'Room observed at breakfast, noon and four o’clock.' },
    {
      title: 'Leave out',
      description: 'We list what you could do without, and you strike things off the list.',
    },
    { title: 'Make pale', description: 'Boards selected white and oiled the same day.' },
    { title: 'Hang little', description: 'Two shelves, one lamp, no pegs.' },
  ],
  specifications: [
    {
      category: 'Cabinetry',
      items: [
        { name: 'Fronts', value: 'White-oiled ash on birch ply; linoleum on request' },
        { name: 'Opening', value: 'Recessed rail above each drawer' },
        { name: 'Drawers', value: '800\u00a0mm wide, full extension' },
      ],
    },
    {
      category: 'Surfaces',
      items: [
        { name: 'Worktop', value: '12\u00a0mm sintered stone, warm white' },
        { name: 'Shelf', value: '24\u00a0mm ash on hidden pins, 35\u00a0kg per metre' },
      ],
    },
    {
      category: 'Light',
      items: [
        { name: 'Pendant', value: 'Spun aluminium, 620\u00a0mm above table' },
        { name: 'Paint', value: 'Mineral, 5% sheen, off-white' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'The rest of the house at once',
      description: 'Kitchen, shelves and doors on one schedule.',
      picture: masterSuiteWardrobesAisle,
      link: `${routes.interiors}/kitchens/complete-home-solutions`,
    },
    {
      title: 'More daylight',
      description: 'When the window is the problem.',
      picture: rearDormerStairRooflight,
      link: `${routes.builders}/residential/loft-conversions`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
