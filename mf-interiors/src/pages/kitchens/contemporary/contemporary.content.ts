import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import contemporaryKitchenElevation from 'shared-ui/drawings/contemporary-kitchen-elevation'
import glassRoomAfterRain from 'shared-ui/pictures/glass-room-after-rain'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import kitchenWingFlutedIslandEnd from 'shared-ui/pictures/kitchen-wing-fluted-island-end'
import livingRoomFromTheFire from 'shared-ui/pictures/living-room-from-the-fire'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenScandinavianShelves from '../../../pictures/kitchen-scandinavian-shelves.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'

const picture = kitchenContemporaryOakStone

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Open plan, mixed timber, softened edges.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Contemporary kitchens',
  listing: { order: 3, title: 'Contemporary' },
  head: {
    title: 'Contemporary oak kitchens',
    description:
      'Open-plan kitchens with curved fluted islands, pocket doors and quiet extract, for rooms that are also the way to the garden.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Contemporary Kitchen',
  description: 'For rooms that are also the dining room, the study and the way to the garden.',
  typically: { price: { from: 40_000, to: 85_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
  introduction:
    'Open plan puts the kitchen in the living room and expects it to behave. We give it rounded ends, tall cupboards that close over the toaster, and an extractor quiet enough to be talked across.',
  sections: [
    {
      title: 'Curves with a reason',
      content:
        'The island’s ends are drawn to a 575\u00a0mm radius because people walk past them all day. Kerfed ply, fluted oak staves and one template for stone and timber alike, so that the flutes meet the top without a filler.',
    },
    {
      title: 'Everything behind a run of oak',
      content:
        'Oven, fridge, larder and breakfast cupboard stand in one wall 680\u00a0mm deep, with pocket doors 900\u00a0mm wide that slide away beside the carcass.',
    },
  ],
  measured: {
    title: 'Oak to the left of the window, and to the right.',
    note: 'The window sets the middle. What stands beside it is drawn outwards, in equal widths.',
    caption: 'Elevation of the window wall',
    detail: 'Dimensions in millimetres',
    cut: contemporaryKitchenElevation,
  },
  galleryTitle: 'The end that people walk past.',
  gallery: [
    { picture: kitchenWingFlutedIslandEnd, caption: 'Oak flutes around the curve, and stone to the same template' },
  ],
  processTitle: 'Watched on a Sunday, tried in cardboard.',
  processSteps: [
    { title: 'Watch a Sunday', description: 'We ask where everyone stands and who is in the way.' },
    { title: 'Plan in zones', description: 'Hot, wet, cold and homework, with routes between.' },
    { title: 'Mock up', description: 'The curve in cardboard, walked around in socks.' },
    { title: 'Complete', description: 'Stone in, staves capped, pendants hung for people who are sitting.' },
  ],
  specifications: [
    {
      category: 'Cabinetry',
      items: [
        { name: 'Doors', value: 'Crown-cut oak veneer, lacquered at 10% sheen' },
        { name: 'Pocket doors', value: 'Retracting beside the carcass, 900\u00a0mm wide' },
        { name: 'Island', value: 'Fluted oak on kerfed birch ply, 575\u00a0mm radius' },
      ],
    },
    {
      category: 'Surfaces',
      items: [
        { name: 'Worktop', value: '20\u00a0mm calacatta, honed, mitred to 40\u00a0mm' },
        { name: 'Upstand', value: 'Full-height slab, vein-matched' },
      ],
    },
    {
      category: 'Lighting',
      items: [
        { name: 'Pendants', value: 'Three opal globes, 1,650\u00a0mm above floor' },
        { name: 'Shelves', value: 'Concealed strip, 2,700\u00a0K' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Extend into it',
      description: 'When the room is two metres short.',
      picture: glassRoomAfterRain,
      link: `${routes.builders}/residential/extensions`,
    },
    {
      title: 'Or change to walnut',
      description: 'A console from the same bench.',
      picture: livingRoomFromTheFire,
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
    {
      title: 'Paler still',
      description: 'Ash, white oil and fewer cupboards.',
      picture: kitchenScandinavianShelves,
      link: `${routes.interiors}/kitchens/scandinavian`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
