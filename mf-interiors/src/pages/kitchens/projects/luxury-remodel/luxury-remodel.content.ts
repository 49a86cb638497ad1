import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import kitchenDarkOakDrawerDetail from 'shared-ui/pictures/kitchen-dark-oak-drawer-detail'
import kitchenDarkOakIslandSide from 'shared-ui/pictures/kitchen-dark-oak-island-side'
import kitchenGermanGraphiteSteel from 'shared-ui/pictures/kitchen-german-graphite-steel'
import kitchenModernTravertineDetail from 'shared-ui/pictures/kitchen-modern-travertine-detail'
import structuralSteelFrame from 'shared-ui/pictures/structural-steel-frame'
import type { Subcategory, SubcategorySummary } from '../../../../catalogue/Subcategory.ts'
import { kitchenProjects } from '../../../works/kitchens.content.ts'

const picture = kitchenModernTravertineDetail

/** The text and picture of this page on a card. */
export const card = { picture }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Luxury remodel',
  about: 'a kitchen remodel',
  head: {
    title: 'Luxury kitchen remodel, Richmond',
    description:
      'How three dark rooms in a Richmond villa became one: a goalpost frame, an insulated slab and a 3.1\u00a0metre travertine island in seven months.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Kitchen Remodel',
  description: 'Three rooms, two chimney breasts and a wall in the way of all of them.',
  typically: { price: { from: 180_000, to: 260_000 }, weeks: { from: 26, to: 34 }, weeksFor: weeksFor.site },
  introduction:
    'The kitchen in dark oak, Richmond: a villa with a scullery, a breakfast room and a kitchen, none of which had a view. The clients, five and a dog, wanted one room that seats eleven. It took a goalpost frame, a new floor and seven months.',
  sections: [
    {
      title: 'What was there',
      content:
        'A back addition of 1904, altered in 1931, 1968 and, unwisely, 1987. We found a bressummer cut through for a boiler flue and a drain beneath the pantry. Both were put right first.',
    },
    {
      title: 'What we did',
      content:
        'A goalpost frame of two columns and a 7.2\u00a0metre beam replaced the spine wall. The chimney breasts came out above as well as below, so that nothing is left hanging over the room. A new slab went in on 120\u00a0mm of insulation, with heating pipes and a single level from hall to garden.',
    },
    {
      title: 'What was made',
      content:
        'The island in travertine and fluted smoked oak, 3.1\u00a0metres long, with the sink in it and the garden at the end of it. A wall of tall cupboards in the same oak. A brass linear pendant, hung so that it clears the tallest of the eleven.',
    },
  ],
  galleryTitle: 'The cook’s side, and one of its drawers.',
  gallery: [
    { picture: kitchenDarkOakIslandSide, caption: 'The cook’s side, with the garden at the end' },
    { picture: kitchenDarkOakDrawerDetail, caption: 'A place for everything that has a handle' },
  ],
  processTitle: '{Count} parts, seven months on site.',
  processSteps: [
    {
      title: 'Survey and opening up',
      description: 'Four weeks: inspection holes, props, every drain traced.',
    },
    {
      title: 'Permission and party wall',
      description: 'A certificate for the works, an award for each neighbour.',
    },
    { title: 'Structure and slab', description: 'Eleven weeks, propped, inspected and closed.' },
    { title: 'Kitchen and finish', description: 'Made while the screed dried, then fitted in twelve days.' },
  ],
  specifications: [
    {
      category: 'Building',
      items: [
        { name: 'Beam', value: '254 × 254 universal column section, 7.2\u00a0m' },
        { name: 'Floor', value: '120\u00a0mm PIR, 65\u00a0mm screed, heated' },
        { name: 'Glazing', value: 'Sliding, 1.4\u00a0W/m²K' },
      ],
    },
    {
      category: 'Kitchen',
      items: [
        { name: 'Island', value: '3,100 × 1,120\u00a0mm, travertine' },
        { name: 'Fronts', value: 'Smoked oak, one flitch' },
        { name: 'Extract', value: 'Downdraught, ducted outside' },
      ],
    },
    {
      category: 'Contract',
      items: [
        { name: 'Form', value: 'JCT, with milestone payments' },
        { name: 'Duration', value: '7 months on site' },
        { name: 'Warranty', value: '10-year structural on the frame and slab' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'The kitchen by itself',
      description: 'If your walls are already where they should be.',
      picture: kitchenGermanGraphiteSteel,
      link: `${routes.interiors}/kitchens/german`,
    },
    {
      title: 'The beam explained',
      description: 'How a wall is found out, and replaced.',
      picture: structuralSteelFrame,
      link: `${routes.design}#engineering`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
