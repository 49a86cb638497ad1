import bathroomWalnutDoubleVanity from 'shared-ui/pictures/bathroom-walnut-double-vanity'
import dressingRoomWalnutMirrorWall from 'shared-ui/pictures/dressing-room-walnut-mirror-wall'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import masterSuiteWindowSide from 'shared-ui/pictures/master-suite-window-side'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import type { Subcategory, SubcategoryEntry } from '../../../subcategory.ts'

/** For tabs, cards, the menu and search engines. */
export const entry = {
  title: 'Master suite wardrobes',
  picture: masterSuiteWindowSide,
  head: {
    title: 'Master suite wardrobes',
    description:
      'Two facing runs of book-matched oak that divide sleeping from washing, with acoustic backs, a hidden mirror and tilting laundry.',
  },
} as const satisfies SubcategoryEntry

/** The page's content, in reading order. */
export default {
  name: 'Master Suite Wardrobe',
  description: 'A corridor of oak between sleeping and washing.',
  introduction:
    'Where there is no separate dressing room, two facing runs of wardrobe can make one. They take a metre and a quarter of aisle, they screen the bathroom door, and they leave the bedroom to the bed.',
  sections: [
    {
      title: 'Furniture as partition',
      content:
        'The backs of the wardrobes are the walls. Built 120 mm deep with mineral wool between two skins, they do for sound what a stud wall would, and give you the depth of it back as shelves.',
    },
    {
      title: 'Mine, yours and ours',
      content:
        'Each run has its own rhythm of drawers behind identical doors. Laundry tilts out in the middle, and a full-length mirror pulls from the end panel on a rail and goes back without being asked.',
    },
  ],
  gallery: [
    { picture: dressingRoomWalnutMirrorWall, caption: 'Mirror at the end of the run' },
    { picture: wardrobeFittedBedroomWall, caption: 'A single run, where one wall is all there is' },
  ],
  processSteps: [
    { number: 1, title: 'Zone', description: 'Sleep, dress and wash, tested with boxes on the floor.' },
    { number: 2, title: 'Detail', description: 'Door heads aligned with the bathroom’s, to the millimetre.' },
    { number: 3, title: 'Assemble', description: 'Both runs built facing each other at the workshop.' },
    { number: 4, title: 'Settle', description: 'A visit at six months to ease whatever has moved.' },
  ],
  specifications: [
    {
      category: 'Layout',
      items: [
        { name: 'Aisle', value: '1,250 mm between faces' },
        { name: 'Depth', value: '620 mm each side, doors included' },
      ],
    },
    {
      category: 'Joinery',
      items: [
        { name: 'Doors', value: 'Crown-cut oak veneer, book-matched' },
        { name: 'Partition', value: '120 mm with acoustic fill' },
        { name: 'Mirror', value: 'Pull-out, 1,800 × 400 mm' },
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
  testimonials: [
    {
      text: 'The bedroom has a bed in it. I recommend this to anybody.',
      author: 'Frances Aldous',
      position: 'Master suite wardrobes, Petersham',
    },
  ],
  designInspirations: [
    {
      title: 'The suite as a whole',
      description: 'Headboard, acoustics and two kinds of light.',
      picture: masterSuitePanelledHeadboard,
      link: '{interiors}/bespoke-areas/master-suites',
    },
    {
      title: 'A vanity in walnut',
      description: 'A second timber for the room beyond the far door.',
      picture: bathroomWalnutDoubleVanity,
      link: '{interiors}/bespoke-areas/bathrooms',
    },
  ],
} as const satisfies Subcategory
