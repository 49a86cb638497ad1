import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import modernKitchenElevation from 'shared-ui/drawings/modern-kitchen-elevation'
import kitchenDarkOakDrawerDetail from 'shared-ui/pictures/kitchen-dark-oak-drawer-detail'
import kitchenDarkOakStoneNiche from 'shared-ui/pictures/kitchen-dark-oak-stone-niche'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenScandinavianPearsBoard from '../../../pictures/kitchen-scandinavian-pears-board.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'

const picture = kitchenModernHandlelessIsland

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Flat fronts, shadow gaps, stone that turns the corner.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Modern kitchens',
  listing: { order: 1, title: 'Modern' },
  head: {
    title: 'Modern handleless kitchens',
    description:
      'Handleless smoked oak fronts cut from a single veneer, travertine islands mitred at the edge and downdraught extract ducted outside.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Modern Kitchen',
  description: 'Smoked oak fronts without handles, 3\u00a0mm apart, and an island of travertine.',
  typically: { price: { from: 45_000, to: 95_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  introduction:
    'A modern kitchen is drawn in gaps: three millimetres between fronts, twenty-five for the shadow rail, ten beneath the stone. Each line runs through from one end of the room to the other.',
  sections: [
    {
      title: 'Fronts from one log',
      content:
        'Smoked oak veneer is laid up across a whole elevation and cut afterwards, so that the grain carries on past the dishwasher. Edges are lipped in the same oak, 2\u00a0mm, because veneer on its own chips at about year four.',
    },
    {
      title: 'Stone that turns the corner',
      content:
        'The island is mitred: top and sides from one slab, bonded, with the vein followed over the edge. Inside is a steel frame for the overhang and, in the plinth, the downdraught extractor.',
    },
  ],
  measured: {
    title: 'The run behind the island.',
    note: 'Every front has its width from the one above it, so the gaps line up from plinth to shelf.',
    caption: 'Elevation of the wall run',
    detail: 'Dimensions in millimetres',
    cut: modernKitchenElevation,
  },
  galleryTitle: 'Everything in one niche.',
  gallery: [{ picture: kitchenDarkOakStoneNiche, caption: 'Travertine behind a shelf of dark oak, lit twice' }],
  processTitle: 'One meal watched, then one line drawn.',
  processSteps: [
    { title: 'Cook with us', description: 'One meal, watched, with the distances written down.' },
    { title: 'Line drawing', description: 'Every joint in the room on a single elevation.' },
    { title: 'Slab day', description: 'You choose the stone, then we choose which way up.' },
    { title: 'Hang and set', description: 'Fronts adjusted in a warm room, after the floor.' },
  ],
  specifications: [
    {
      category: 'Cabinetry',
      items: [
        { name: 'Fronts', value: '19\u00a0mm smoked oak veneer, 2\u00a0mm lipping' },
        { name: 'Opening', value: 'Continuous shadow rail, 25\u00a0mm' },
        { name: 'Drawers', value: 'Blum steel-sided boxes, 70\u00a0kg' },
      ],
    },
    {
      category: 'Island',
      items: [
        { name: 'Top', value: '30\u00a0mm travertine, honed and filled' },
        { name: 'Size', value: '3,100 × 1,120\u00a0mm' },
        { name: 'Overhang', value: '300\u00a0mm on concealed steel' },
      ],
    },
    {
      category: 'Extract',
      items: [
        { name: 'Type', value: 'Downdraught, ducted outside' },
        { name: 'Rate', value: '600\u00a0m³/h' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'The whole floor, replanned',
      description: 'What it took to make room for the island.',
      picture: kitchenDarkOakDrawerDetail,
      link: `${routes.interiors}/kitchens/projects/luxury-remodel`,
    },
    {
      title: 'Take it further',
      description: 'A house in which almost nothing is on show.',
      picture: kitchenScandinavianPearsBoard,
      link: `${routes.interiors}/projects/modern-minimalist`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
