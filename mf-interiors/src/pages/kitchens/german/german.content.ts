import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import germanKitchenElevation from 'shared-ui/drawings/german-kitchen-elevation'
import kitchenGermanGraphiteSteel from 'shared-ui/pictures/kitchen-german-graphite-steel'
import kitchenWingFlutedIslandEnd from 'shared-ui/pictures/kitchen-wing-fluted-island-end'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenGermanWalnutBar from '../../../pictures/kitchen-german-walnut-bar.ts'
import kitchenScandinavianPaleOak from '../../../pictures/kitchen-scandinavian-pale-oak.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'

const picture = kitchenGermanGraphiteSteel

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Engineered runs and exact tolerances.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'German kitchens',
  about: 'German kitchens',
  listing: { order: 2, title: 'German' },
  head: {
    title: 'German-system kitchens',
    description:
      'Kitchens on the 32\u00a0mm system: laser-edged carcasses, graphite fronts, welded stainless islands and tolerances measured in tenths.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'German Kitchen',
  description: 'Made in our own workshop on the German 32\u00a0mm system, cut to 0.2\u00a0mm and edged by laser.',
  typically: { price: { from: 45_000, to: 90_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
  introduction:
    'The German kitchen began as a row of holes drilled 32\u00a0mm apart, to which everything else had to conform. We build to that discipline in our own workshop: machine-cut, laser-edged, and measured in tenths.',
  sections: [
    {
      title: 'Tolerances you can feel',
      content:
        'Carcasses are cut by router to within 0.2\u00a0mm and edged without a glue line. Drawers close at the same speed whether they hold pans or paper. The hinges adjust in three directions, and are set again at twelve months.',
    },
    {
      title: 'Steel, graphite, walnut',
      content:
        'Anti-fingerprint laminate on the tall run, 1.2\u00a0mm brushed stainless on the island’s top, and a walnut bar let in at the end for the part of the evening when people stop working. Steel scratches from the first day and looks better from the second year.',
    },
  ],
  measured: {
    title: 'Everything is a multiple of something.',
    note: 'Every width and height is a multiple of 32\u00a0mm. Ten units of 704 make the wall, and the two in its middle hold the four ovens.',
    caption: 'Elevation of the tall wall',
    detail: 'Dimensions in millimetres',
    cut: germanKitchenElevation,
  },
  galleryTitle: 'The same kitchen, from the bar.',
  gallery: [
    {
      picture: kitchenGermanWalnutBar,
      caption: 'Over the walnut bar to the steel-topped island, with four ovens in the tall wall',
    },
  ],
  processSteps: [
    { title: 'Grid', description: 'Room divided into modules, remainders given to the wall.' },
    { title: 'Model', description: 'Each part numbered in the file that drives the saw.' },
    { title: 'Trial', description: 'A bay assembled and photographed before the rest is cut.' },
    { title: 'Fit', description: 'Levelled by laser, in two to three weeks.' },
  ],
  specified: 'Ranges, and what is bought',
  specifications: [
    {
      category: 'Three ranges: what differs',
      items: [
        {
          name: 'Grid',
          value: 'Laminate fronts with handles, a quartz worktop, no island: £45,000–58,000, 16\u00a0weeks',
        },
        {
          name: 'Graphite',
          value: 'Anti-fingerprint fronts without handles, a ceramic worktop, an island: £58,000–72,000, 18\u00a0weeks',
        },
        {
          name: 'Graphite and steel',
          value:
            'The kitchen pictured: a steel island with a welded sink, a walnut bar, a tall wall of ten units: £72,000–90,000, 20\u00a0weeks',
        },
      ],
    },
    {
      category: 'What is ours, and what is bought',
      items: [
        { name: 'Cabinets', value: 'Ours: cut, edged and put together in our own workshop' },
        { name: 'Fronts', value: 'Ours, of laminate that we buy in sheets; veneer and lacquer on request' },
        { name: 'Hinges, runners', value: 'Bought: Blum, from Austria' },
        { name: 'Worktops', value: 'Bought: cut by a stone or steel yard to our template, fitted by us' },
        {
          name: 'Appliances',
          value:
            'Bought: any maker, German or not, at list price. Graphite and steel includes four ovens and a hob; Grid and Graphite include no appliances',
        },
      ],
    },
    {
      category: 'System',
      items: [
        { name: 'Grid', value: 'Holes, widths and heights in steps of 32\u00a0mm' },
        { name: 'Carcass', value: '19\u00a0mm melamine-faced board, laser-edged' },
        { name: 'Tolerance', value: '0.2\u00a0mm' },
      ],
    },
    {
      category: 'Fronts',
      items: [
        { name: 'Material', value: 'Graphite laminate, anti-fingerprint' },
        { name: 'Handles', value: 'Recessed profile, anodised black' },
        { name: 'Hinges', value: 'Blum 110°, soft-close, three-way adjustment' },
      ],
    },
    {
      category: 'Island',
      items: [
        { name: 'Top', value: '1.2\u00a0mm stainless on 38\u00a0mm core, welded sink' },
        { name: 'Bar', value: '40\u00a0mm walnut, oiled' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Keep the plan, change the timber',
      description: 'Pale ash, white stone and a window.',
      picture: kitchenScandinavianPaleOak,
      link: `${routes.interiors}/kitchens/scandinavian`,
    },
    {
      title: 'Soften the corner',
      description: 'Oak and a curved island, on the same system.',
      picture: kitchenWingFlutedIslandEnd,
      link: `${routes.interiors}/kitchens/contemporary`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
