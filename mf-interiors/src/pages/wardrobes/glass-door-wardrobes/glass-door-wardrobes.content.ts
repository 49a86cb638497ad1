import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import smokedGlassWardrobeElevation from 'shared-ui/drawings/smoked-glass-wardrobe-elevation'
import dressingRoomIslandDrawers from 'shared-ui/pictures/dressing-room-island-drawers'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import wineCellarSmokedOakRacks from 'shared-ui/pictures/wine-cellar-smoked-oak-racks'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import wardrobeGlassLitShelves from '../../../pictures/wardrobe-glass-lit-shelves.ts'
import { wardrobeProjects } from '../../works/wardrobes.content.ts'

const picture = wardrobeSmokedGlassLed

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Bronze-framed glass, lit from within, dust kept out.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Glass-door wardrobes',
  listing: { order: 4, title: 'Glass-door wardrobes' },
  head: {
    title: 'Glass-door wardrobes',
    description:
      'Smoked toughened glass in bronze frames 20\u00a0mm wide, brush-sealed against dust and lit from within. Finished on every face inside.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Glass-Door Wardrobe',
  description: 'Smoked glass in bronze frames of 20\u00a0mm, lit from inside.',
  typically: { price: { from: 18_000, to: 42_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
  introduction:
    'Glass turns a wardrobe into a lit room 600\u00a0mm deep. Smoked at 40%, it shows colour and shape by evening and almost nothing by day. Brush seals keep the dust out, and the lighting is on a sensor.',
  sections: [
    {
      title: 'Frames as thin as they can be',
      content:
        'Bronze-anodised aluminium, 20\u00a0mm on the face, mitred and keyed. The glass is 4\u00a0mm toughened, bonded in rather than beaded, so that there is nothing to collect dust and nothing to rattle.',
    },
    {
      title: 'What shows through',
      content:
        'Interiors are finished on every face in smoked oak, hangers are chosen with you, and cables run inside the uprights.',
    },
  ],
  measured: {
    title: 'Eight bays, all of them on show.',
    note: 'Long hanging, double hanging and shelves by turns. Behind glass the hems make a line of their own, so the rails are set to make few of them.',
    caption: 'Elevation of the smoked-glass wall',
    detail: 'Dimensions in millimetres',
    cut: smokedGlassWardrobeElevation,
  },
  galleryTitle: 'One bay, close up.',
  gallery: [
    { picture: wardrobeGlassLitShelves, caption: 'Bags, shoes and shirts on lit shelves, between two bronze frames' },
  ],
  processSteps: [
    { title: 'Edit', description: 'Decide what is to be seen, and provide for what is not.' },
    { title: 'Sample', description: 'Four tints of glass, held up to your own shirts.' },
    { title: 'Frame', description: 'Doors made and hung in the workshop before delivery.' },
    { title: 'Set', description: 'Gaps aligned to a millimetre across the run.' },
  ],
  specifications: [
    {
      category: 'Doors',
      items: [
        { name: 'Glass', value: '4\u00a0mm toughened, smoked 40%' },
        { name: 'Frame', value: '20\u00a0mm bronze-anodised aluminium' },
        { name: 'Seal', value: 'Brush pile on all four edges' },
      ],
    },
    {
      category: 'Interior',
      items: [
        { name: 'Finish', value: 'Smoked oak veneer, all faces' },
        { name: 'Lighting', value: 'Strip at the head of each bay, 2,700\u00a0K, on a sensor' },
        { name: 'Shelves', value: '8\u00a0mm glass or 25\u00a0mm oak' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'An island to lay things on',
      description: 'Marble, drawers and a place to pack.',
      picture: dressingRoomIslandDrawers,
      link: `${routes.interiors}/wardrobes/dressing-rooms`,
    },
    {
      title: 'The opposite case',
      description: 'A room that daylight should never reach.',
      picture: wineCellarSmokedOakRacks,
      link: `${routes.interiors}/bespoke-areas/wine-cellars`,
    },
  ],
  related: wardrobeProjects,
} as const satisfies Subcategory
