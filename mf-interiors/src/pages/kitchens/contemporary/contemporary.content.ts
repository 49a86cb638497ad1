import gardenRoomKitchenInside from 'shared-ui/pictures/garden-room-kitchen-inside'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import kitchenScandinavianPaleOak from 'shared-ui/pictures/kitchen-scandinavian-pale-oak'
import livingRoomMediaWallBookshelves from 'shared-ui/pictures/living-room-media-wall-bookshelves'
import rearGlassExtensionEvening from 'shared-ui/pictures/rear-glass-extension-evening'
import rearGlassExtensionGarden from 'shared-ui/pictures/rear-glass-extension-garden'
import type { Subcategory, SubcategoryEntry } from '../../../subcategory.ts'

/** For tabs, cards, the menu and search engines. */
export const entry = {
  title: 'Contemporary kitchens',
  picture: kitchenContemporaryOakStone,
  listing: { order: 3, title: 'Contemporary', description: 'Open plan, mixed timber, softened edges.' },
  head: {
    title: 'Contemporary oak kitchens',
    description:
      'Open-plan kitchens with curved fluted islands, pocket doors and quiet extract, for rooms that are also the way to the garden.',
  },
} as const satisfies SubcategoryEntry

/** The page's content, in reading order. */
export default {
  name: 'Contemporary Kitchen',
  description: 'For rooms that are also the dining room, the study and the way to the garden.',
  introduction:
    'Open plan puts the kitchen in the living room and expects it to behave. We give it rounded ends, tall cupboards that close over the toaster, and an extractor quiet enough to be talked across.',
  sections: [
    {
      title: 'Curves with a reason',
      content:
        'The island’s ends are drawn to a 450 mm radius because people walk past them four hundred times a week. Kerfed ply, fluted oak staves and one template for stone and timber alike, so that the reeds die into the top without a filler.',
    },
    {
      title: 'Everything behind a run of oak',
      content:
        'Oven, fridge, larder and breakfast cupboard stand in one wall 680 mm deep, with pocket doors that slide away while they are wanted. By supper it is only a wall.',
    },
  ],
  gallery: [
    { picture: gardenRoomKitchenInside, caption: 'A marble island, with the garden for a wall' },
    { picture: rearGlassExtensionEvening, caption: 'The kitchen, as the garden sees it' },
  ],
  processSteps: [
    { number: 1, title: 'Watch a Sunday', description: 'We ask where everyone stands and who is in the way.' },
    { number: 2, title: 'Plan in zones', description: 'Hot, wet, cold and homework, with routes between.' },
    { number: 3, title: 'Mock up', description: 'The curve in cardboard, walked around in socks.' },
    { number: 4, title: 'Complete', description: 'Stone in, staves capped, pendants hung to the sitting eye.' },
  ],
  specifications: [
    {
      category: 'Cabinetry',
      items: [
        { name: 'Doors', value: 'Crown-cut oak veneer, lacquered at 10% sheen' },
        { name: 'Pocket doors', value: 'Retracting beside the carcass, 900 mm wide' },
        { name: 'Island', value: 'Fluted oak on kerfed birch ply, 450 mm radius' },
      ],
    },
    {
      category: 'Surfaces',
      items: [
        { name: 'Worktop', value: '20 mm calacatta, honed, mitred to 40 mm' },
        { name: 'Upstand', value: 'Full-height slab, vein-matched' },
      ],
    },
    {
      category: 'Lighting',
      items: [
        { name: 'Pendants', value: 'Three opal globes, 1,650 mm above floor' },
        { name: 'Shelves', value: 'Concealed strip, 2,700 K' },
      ],
    },
  ],
  testimonials: [
    {
      text: 'Nobody has a bruise on their hip any more. It is the best thing I can say of an island.',
      author: 'Amara Eze-Whitfield',
      position: 'Contemporary kitchen, Strawberry Hill',
    },
  ],
  designInspirations: [
    {
      title: 'Extend into it',
      description: 'When the room is two metres short.',
      picture: rearGlassExtensionGarden,
      link: '{builders}/residential/extensions',
    },
    {
      title: 'Or change to walnut',
      description: 'A media wall from the same bench.',
      picture: livingRoomMediaWallBookshelves,
      link: '{interiors}/bespoke-areas/living-rooms',
    },
    {
      title: 'Paler still',
      description: 'Ash, white oil and fewer cupboards.',
      picture: kitchenScandinavianPaleOak,
      link: '{interiors}/kitchens/scandinavian',
    },
  ],
} as const satisfies Subcategory
