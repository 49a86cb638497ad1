import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import darkOakKitchenPlan from 'shared-ui/drawings/dark-oak-kitchen-plan'
import { warrantyRow } from 'shared-ui/figures.content'
import kitchenDarkOakIslandSide from 'shared-ui/pictures/kitchen-dark-oak-island-side'
import kitchenDarkOakStoneNiche from 'shared-ui/pictures/kitchen-dark-oak-stone-niche'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import graphiteKitchenSurbiton from 'shared-ui/works/graphite-kitchen-surbiton'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import type { Category, CategorySummary } from '../../catalogue/Category.ts'
import kitchenGermanWalnutBar from '../../pictures/kitchen-german-walnut-bar.ts'
import kitchenScandinavianPearsBoard from '../../pictures/kitchen-scandinavian-pears-board.ts'
import kitchenTraditionalDresserDetail from '../../pictures/kitchen-traditional-dresser-detail.ts'
import { kitchenProjects } from '../works/kitchens.content.ts'

/** For tabs, cards, the menu and search engines. */
export const summary = {
  order: 3,
  title: 'Kitchens',
  picture: kitchenDarkOakIslandSide,
  teaser: 'Every style from one workshop',
  menuPicture: kitchenModernHandlelessIsland,
  head: {
    title: 'Bespoke kitchens',
    description:
      'Modern, German, contemporary, traditional and Scandinavian kitchens, planned from the sink outwards and made in a single workshop.',
  },
} as const satisfies CategorySummary

/** The page's content, in reading order. */
export default {
  name: 'Kitchen',
  description: 'Drawn around how you cook, made in one workshop and fitted by the people who made it.',
  beside: {
    sheet: {
      drawing: darkOakKitchenPlan,
      title: 'Kitchen in dark oak, Richmond: plan',
      detail: 'Dimensions in millimetres',
    },
  },
  typically: typically.kitchens,
  introduction:
    'We survey the walls, the floor levels, the window reveals and the cook. Only then do we choose a style.',
  sections: [
    {
      title: 'The sink decides',
      content:
        'Water, waste and extract fix more of a kitchen than taste does. We set those three first, test the working triangle at full size on the floor in tape, and draw the joinery around what is left.',
    },
    {
      title: 'Made as furniture',
      content:
        'Carcasses are birch ply faced with oak, walnut or ash; those on the German system are of laser-edged board. Worktops are templated after the units are fixed, so the joint against the wall is a joint and not a bead of sealant.',
    },
  ],
  subcategoriesTitle: '{Count} ways in, all from one workshop.',
  featuredTitle: 'Kitchens in very different houses.',
  featuredProjects: [
    {
      work: kitchenInDarkOakRichmond,
      description:
        'A 3.1\u00a0metre island of travertine and dark oak, in one room where there were three. The price includes the beam and the floor.',
      picture: kitchenDarkOakStoneNiche,
    },
    {
      work: graphiteKitchenSurbiton,
      description: 'Ten graphite units make one wall, and a walnut bar is let into the end of a steel-topped island.',
      picture: kitchenGermanWalnutBar,
    },
  ],
  processSteps: [
    { title: 'Consultation', description: 'At your house, with a tape and a notebook.' },
    { title: 'Design and planning', description: 'Plans, elevations and a rendered walkthrough.' },
    { title: 'Material selection', description: 'Full-size samples, seen in your own light.' },
    { title: 'Crafting and construction', description: 'Made in one workshop. Visits welcome.' },
    { title: 'Installation', description: 'Fitted by its makers, with a 2-year warranty.' },
  ],
  specifications: [
    {
      category: 'Cabinetry',
      items: [
        { name: 'Carcass', value: '18\u00a0mm veneered birch ply, or 19\u00a0mm laser-edged board' },
        { name: 'Doors', value: 'Timber, veneer, tulipwood or laminate, 19 to 32\u00a0mm' },
        { name: 'Drawers', value: 'Dovetailed oak or steel-sided, full extension, 60 to 70\u00a0kg' },
      ],
    },
    {
      category: 'Surfaces',
      items: [
        { name: 'Worktop', value: 'Stone of 12 to 30\u00a0mm, oak of 40\u00a0mm, or stainless steel' },
        { name: 'Splashback', value: 'Matched slab or glazed tile' },
        warrantyRow,
      ],
    },
  ],
  galleryTitle: 'Details we return to.',
  gallery: [
    {
      picture: kitchenTraditionalDresserDetail,
      caption: 'Glazing bars, marble and a brass knob to each door',
      link: `${routes.interiors}/kitchens/traditional`,
    },
    {
      picture: kitchenScandinavianPearsBoard,
      caption: 'Tiles set upright, a lamp under the shelf',
      link: `${routes.interiors}/kitchens/scandinavian`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Category
