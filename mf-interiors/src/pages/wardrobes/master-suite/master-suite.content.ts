import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import dressingRoomIslandDrawers from 'shared-ui/pictures/dressing-room-island-drawers'
import travertineBathroomVanityView from 'shared-ui/pictures/travertine-bathroom-vanity-view'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import masterSuiteWardrobesAisle from '../../../pictures/master-suite-wardrobes-aisle.ts'
import masterSuiteWardrobesToBed from '../../../pictures/master-suite-wardrobes-to-bed.ts'
import { wardrobeProjects } from '../../works/wardrobes.content.ts'

const picture = masterSuiteWardrobesAisle

/** The text and picture of this page on a card. */
export const card = { picture }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Master suite wardrobes',
  head: {
    title: 'Master suite wardrobes',
    description:
      'Two facing runs of book-matched oak that divide sleeping from washing, with acoustic backs, a hidden mirror and tilting laundry.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Master Suite Wardrobe',
  description: 'Two runs of oak on the way to the bath, and a bedroom left to the bed.',
  typically: { price: { from: 22_000, to: 55_000 }, weeks: { from: 16, to: 20 }, weeksFor: weeksFor.fitting },
  introduction:
    'Where there is no separate dressing room, two facing runs of wardrobe can make one. They take a metre and a quarter of aisle, they screen the bathroom door, and they leave the bedroom to the bed.',
  sections: [
    {
      title: 'Furniture as partition',
      content:
        'The backs of the wardrobes are the walls. Built 120\u00a0mm deep with mineral wool between two skins, they do for sound what a stud wall would, and give you the depth of it back as shelves.',
    },
    {
      title: 'Mine, yours and ours',
      content:
        'Each run has its own rhythm of drawers behind identical doors. Laundry tilts out in the middle, and a full-length mirror pulls from the end panel on a rail.',
    },
  ],
  measured: {
    title: 'His and hers are not the same length.',
    note: 'Each run takes its rails from what is in the present wardrobe, measured on the hanger.',
    caption: 'Hanging lengths, both runs',
    detail: 'Dimensions in millimetres',
    alt: 'Six garments on a rail 1,700\u00a0millimetres high: shirts 960, suits 1,020, trousers 1,180, blouses 720, dresses 1,350 and a coat 1,500',
    drawing: {
      kind: 'hanging',
      rail: 1700,
      garments: [
        { name: 'Shirts', cut: 'sleeves', width: 500, length: 960 },
        { name: 'Suits', cut: 'sleeves', width: 540, length: 1020 },
        { name: 'Trousers', cut: 'trousers', width: 340, length: 1180 },
        { name: 'Blouses', cut: 'sleeves', width: 420, length: 720 },
        { name: 'Dresses', cut: 'dress', width: 460, length: 1350 },
        { name: 'Coat', cut: 'sleeves', width: 560, length: 1500 },
      ],
    },
  },
  processSteps: [
    { title: 'Zone', description: 'Sleep, dress and wash, tested with boxes on the floor.' },
    { title: 'Detail', description: 'Door heads aligned with the bathroom’s, to the millimetre.' },
    { title: 'Assemble', description: 'Both runs built facing each other at the workshop.' },
    { title: 'Settle', description: 'A visit at twelve months to ease whatever has moved.' },
  ],
  specifications: [
    {
      category: 'Layout',
      items: [
        { name: 'Aisle', value: '1,250\u00a0mm between faces' },
        { name: 'Depth', value: '620\u00a0mm each side, doors included' },
      ],
    },
    {
      category: 'Joinery',
      items: [
        { name: 'Doors', value: 'Crown-cut oak veneer, book-matched' },
        { name: 'Partition', value: '120\u00a0mm with acoustic fill' },
        { name: 'Mirror', value: 'Pull-out, 1,800 × 400\u00a0mm' },
      ],
    },
    {
      category: 'Hardware',
      items: [
        { name: 'Hinges', value: '155° zero-protrusion on drawer bays' },
        { name: 'Laundry', value: 'Two 45-litre tilting baskets' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'A room for the clothes',
      description: 'Open walnut bays, and an island for what is small.',
      picture: dressingRoomIslandDrawers,
      link: `${routes.interiors}/wardrobes/dressing-rooms`,
    },
    {
      title: 'The suite as a whole',
      description: 'Headboard, acoustics and two kinds of light.',
      picture: masterSuiteWardrobesToBed,
      link: `${routes.interiors}/bespoke-areas/master-suites`,
    },
    {
      title: 'A vanity in walnut',
      description: 'A second timber for the room beyond the far door.',
      picture: travertineBathroomVanityView,
      link: `${routes.interiors}/bespoke-areas/bathrooms`,
    },
  ],
  related: wardrobeProjects,
} as const satisfies Subcategory
