import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenScandinavianPaleOak from '../../../pictures/kitchen-scandinavian-pale-oak.ts'
import kitchenScandinavianShelves from '../../../pictures/kitchen-scandinavian-shelves.ts'
import livingRoomBothBookshelves from '../../../pictures/living-room-both-bookshelves.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'

const picture = paleHouseTableGardenDoor

/** The text and picture of this page on a card. */
export const card = { picture }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Modern minimalist',
  about: 'a minimalist home',
  head: {
    title: 'Modern minimalist house',
    description:
      'A Teddington house asked to put nothing on show: forty-four doors, one level line, flush skirtings and a cupboard kept only for batteries.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Minimalist Home',
  description: 'Forty-four doors, one level line and nothing on show.',
  typically: { price: { from: 180_000, to: 260_000 }, weeks: { from: 24, to: 34 }, weeksFor: weeksFor.fitting },
  introduction:
    'The pale house is a detached one in Teddington, for two doctors and their sons. The request was one sentence long: nothing on show. We answered it with forty-four doors, a shadow gap through the whole ground floor, and two kitchen shelves for what they could not part with.',
  sections: [
    {
      title: 'The line',
      content:
        'One datum at 2,400\u00a0mm ties together the door heads, the kitchen, the bookcases and the wardrobes upstairs. Skirtings are recessed flush, with a 10\u00a0mm gap above them.',
    },
    {
      title: 'The doors',
      content:
        'All of them are pivoted or push-latched, faced in the wall’s own paint or in white-oiled ash. Some are a metre wide, some ninety millimetres. One is only for batteries.',
    },
    {
      title: 'The discipline',
      content:
        'Radiators went and floor heating came. Switches were cut to two to a room, grilles became slots, and the downlights were replaced by lamps. The house is lit by daylight and by lamps on switched sockets.',
    },
  ],
  measured: {
    title: 'Every head at 2,400.',
    note: 'One wall of the hall. The doors differ in width; their heads and the top of the bookcase are on the line.',
    caption: 'Elevation of the hall',
    detail: 'Dimensions in millimetres',
    alt: 'Elevation of a hall under one level line at 2,400\u00a0millimetres: a door 826 wide, a cupboard for batteries 90 wide, a bookcase of 1,600 and a door of 1,000, all as high as the line',
    drawing: {
      kind: 'elevation',
      height: 2400,
      units: [
        { width: 400, front: 'wall' },
        { name: 'Door', width: 826, front: 'panel' },
        { width: 1400, front: 'wall' },
        { name: 'Batteries', width: 90, front: 'panel' },
        { width: 800, front: 'wall' },
        { name: 'Bookcase', width: 1600, front: 'shelves', count: 7 },
        { width: 700, front: 'wall' },
        { name: 'Door', width: 1000, front: 'panel' },
        { width: 400, front: 'wall' },
      ],
    },
  },
  galleryTitle: 'The kitchen of the same house.',
  gallery: [
    {
      picture: kitchenScandinavianShelves,
      caption: 'Two open shelves, a long worktop and a wide window to the garden',
    },
  ],
  processSteps: [
    { title: 'Inventory of a life', description: 'Two days with boxes, labels and the boys.' },
    { title: 'Datum', description: 'One level line, drawn through every elevation.' },
    { title: 'Make', description: 'Fourteen weeks of joinery, one room at a time.' },
    { title: 'Move back', description: 'Everything returned to a numbered place.' },
  ],
  specifications: [
    {
      category: 'Joinery',
      items: [
        { name: 'Doors', value: '44, of which 31 are concealed' },
        { name: 'Finish', value: 'White hard-wax oil or site paint, 5% sheen' },
        { name: 'Latches', value: 'Push-to-open, magnetic' },
      ],
    },
    {
      category: 'Walls',
      items: [
        { name: 'Shadow gap', value: '10\u00a0mm, aluminium bead' },
        { name: 'Skirting', value: '70\u00a0mm, recessed flush' },
      ],
    },
    {
      category: 'Services',
      items: [
        { name: 'Heating', value: 'Floor, eight zones' },
        { name: 'Lighting', value: 'Lamps on switched 5\u00a0A sockets' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'The kitchen, on its own page',
      description: 'Pale ash, white stone and a window.',
      picture: kitchenScandinavianPaleOak,
      link: `${routes.interiors}/kitchens/scandinavian`,
    },
    {
      title: 'All the joinery at once',
      description: 'How a whole house of it is ordered at once.',
      picture: livingRoomBothBookshelves,
      link: `${routes.interiors}/kitchens/complete-home-solutions`,
    },
  ],
  related: kitchenProjects,
} as const satisfies Subcategory
