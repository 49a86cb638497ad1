import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import dressingRoomIslandDrawers from 'shared-ui/pictures/dressing-room-island-drawers'
import dressingRoomLitHangingBays from 'shared-ui/pictures/dressing-room-lit-hanging-bays'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import travertineBathroomBathWindow from 'shared-ui/pictures/travertine-bathroom-bath-window'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import wardrobeGlassLitShelves from '../../../pictures/wardrobe-glass-lit-shelves.ts'
import { wardrobeProjects } from '../../works/wardrobes.content.ts'

const picture = dressingRoomWalnutIsland

/** The text and picture of this page on a card. */
export const card = { picture, text: 'A room for getting ready, with the mirror where the light is.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Dressing rooms',
  listing: { order: 1, title: 'Dressing rooms' },
  head: {
    title: 'Dressing rooms',
    description:
      'Dressing rooms for two people at once: hanging heights, lit bays, felt-lined dovetailed drawers and a marble island with a clear aisle.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Dressing Room',
  description: 'A metre of aisle, rails at two heights, and a mirror lit from both sides.',
  typically: { price: { from: 35_000, to: 90_000 }, weeks: { from: 16, to: 22 }, weeksFor: weeksFor.fitting },
  introduction:
    'A dressing room earns its floor when two people can use it at once. That takes an aisle of a metre, an island that is not an obstacle and a mirror lit from both sides.',
  sections: [
    {
      title: 'Arranged by the week',
      content:
        'Daily clothes between knee and shoulder, evening clothes at the ends, luggage above. Double rails at 1,000\u00a0mm, a long bay at 1,650, shoes on shelves pitched at 15\u00a0degrees so that they can be seen from above.',
    },
    {
      title: 'Light you can dress by',
      content:
        'Strips are let into the head and the uprights of each bay, so that they light the cloth and not the carcass. Colour rendering is above 90, which is the difference between navy and black at seven in the morning.',
    },
  ],
  measured: {
    title: 'Two rails, or one long one.',
    note: 'Whatever hangs to less than 950\u00a0mm can have another rail below it. The rest needs the bay of 1,650.',
    caption: 'Hanging lengths, on one rail',
    detail: 'Dimensions in millimetres',
    alt: 'Five garments on a rail 1,650\u00a0millimetres high: shirts 920, jackets 940, skirts 720, dresses 1,400 and evening dresses 1,560',
    drawing: {
      kind: 'hanging',
      rail: 1650,
      garments: [
        { name: 'Shirts', cut: 'sleeves', width: 480, length: 920 },
        { name: 'Jackets', cut: 'sleeves', width: 520, length: 940 },
        { name: 'Skirts', cut: 'skirt', width: 400, length: 720 },
        { name: 'Dresses', cut: 'dress', width: 460, length: 1400 },
        { name: 'Evening dresses', cut: 'dress', width: 480, length: 1560 },
      ],
    },
  },
  galleryTitle: 'The bays, and the island.',
  gallery: [
    { picture: dressingRoomLitHangingBays, caption: 'Bays for what hangs, shelves for what folds' },
    { picture: dressingRoomIslandDrawers, caption: 'Nine drawers in the end of the island' },
  ],
  processSteps: [
    { title: 'Inventory', description: 'Everything counted and measured, with tact.' },
    { title: 'Plan', description: 'Aisles, islands and who stands where at half past seven.' },
    { title: 'Veneer', description: 'Leaves laid out on the bench for you to choose between.' },
    {
      title: 'Fit',
      description: 'One to two weeks once walls and floor are finished, then a morning with a vacuum and a level.',
    },
  ],
  specifications: [
    {
      category: 'Interior',
      items: [
        { name: 'Double hanging', value: '2 × 1,000\u00a0mm rails' },
        { name: 'Long hanging', value: '1,650\u00a0mm clear' },
        { name: 'Shoes', value: 'Pitched shelves, 210\u00a0mm apart' },
      ],
    },
    {
      category: 'Construction',
      items: [
        { name: 'Carcass', value: '19\u00a0mm walnut-veneered ply' },
        { name: 'Drawers', value: 'Dovetailed walnut, felt-lined, 450\u00a0mm deep' },
        { name: 'Island', value: 'Verde marble top, 35\u00a0mm, on drawers' },
      ],
    },
    {
      category: 'Lighting',
      items: [
        { name: 'Strips', value: '24\u00a0V, 3,000\u00a0K, colour rendering above 90' },
        { name: 'Switching', value: 'Presence sensor, five-minute fade' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Glass on one side',
      description: 'Put the good coats behind bronze frames.',
      picture: wardrobeGlassLitShelves,
      link: `${routes.interiors}/wardrobes/glass-door-wardrobes`,
    },
    {
      title: 'Through to the bath',
      description: 'Planning the route, with doors.',
      picture: travertineBathroomBathWindow,
      link: `${routes.interiors}/bespoke-areas/bathrooms`,
    },
  ],
  related: wardrobeProjects,
} as const satisfies Subcategory
