import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import foyerConsoleMarbleFloor from 'shared-ui/pictures/foyer-console-marble-floor'
import foyerSweepingStaircase from 'shared-ui/pictures/foyer-sweeping-staircase'
import travertineBathroomShower from 'shared-ui/pictures/travertine-bathroom-shower'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import wardrobeBedroomMirrorDrawers from '../../../pictures/wardrobe-bedroom-mirror-drawers.ts'
import wardrobeGlassLitShelves from '../../../pictures/wardrobe-glass-lit-shelves.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = foyerSweepingStaircase

/** The text and picture of this page on a card. */
export const card = { picture, text: 'The first four steps into the house, and somewhere for the keys.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Foyers',
  listing: { order: 1, title: 'Foyers' },
  head: {
    title: 'Foyers and staircases',
    description:
      'Entrance halls planned as working rooms: comfortable stairs, heated stone that dries by breakfast, and a cupboard that closes on the coats.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Foyer',
  description: 'Stone that dries by breakfast, a comfortable stair and a cupboard for the coats.',
  typically: typically.foyers,
  introduction:
    'Everything that comes into the house comes through here, including the weather. We plan the hall as a working room: a floor that dries, a cupboard that closes on coats, and a stair that is comfortable before it is handsome.',
  sections: [
    {
      title: 'The stair sets the room',
      content:
        'Twice the rise plus the going should come to about 620\u00a0mm, and the regulations agree within limits. We set out the curve full size on the workshop floor, laminate the handrail around it and leave no gap that would pass a 100\u00a0mm ball.',
    },
    {
      title: 'Floors for wet shoes',
      content:
        'Stone at 20\u00a0mm on a decoupling mat, over a heated screed that dries it by breakfast. The mat is sunk in a frame the full width of the door.',
    },
  ],
  measured: {
    title: 'Twice the rise plus the going.',
    note: '172 and 172 and 280 make 624, which is about the length of a step on the flat.',
    caption: 'Section of a flight',
    detail: 'Dimensions in millimetres',
    alt: 'Section of a flight of sixteen steps, each with a rise of 172\u00a0millimetres and a going of 280, and a handrail at 950',
    drawing: { kind: 'stair', rise: 172, going: 280, steps: 16, handrail: 950 },
  },
  galleryTitle: 'Somewhere for the keys.',
  gallery: [{ picture: foyerConsoleMarbleFloor, caption: 'Marble on the floor, and again under the lamp' }],
  processSteps: [
    { title: 'Levels', description: 'Street, step, hall and first landing measured against one datum.' },
    { title: 'Stair drawing', description: 'Plan, development and handrail geometry, approved before a tread is cut.' },
    { title: 'Stone layout', description: 'The pattern set out dry, and photographed with you standing on it.' },
    { title: 'Fit', description: 'Stair first under boards, stone second, joinery last.' },
  ],
  specifications: [
    {
      category: 'Stair',
      items: [
        { name: 'Rise and going', value: '172\u00a0mm and 280\u00a0mm, typical' },
        { name: 'Handrail', value: 'Laminated oak or patinated brass, 950\u00a0mm high' },
        { name: 'Balusters', value: '16\u00a0mm steel bar, 95\u00a0mm clear' },
      ],
    },
    {
      category: 'Floor',
      items: [
        { name: 'Stone', value: '20\u00a0mm marble or limestone, honed, slip-rated' },
        { name: 'Heating', value: 'Hydronic pipes at 150\u00a0mm centres in 65\u00a0mm screed' },
        { name: 'Matwell', value: '20\u00a0mm deep, brass frame' },
      ],
    },
    {
      category: 'Joinery',
      items: [
        { name: 'Coat cupboard', value: '600\u00a0mm deep, vented at head and foot' },
        { name: 'Bench', value: '450\u00a0mm high, boot drawers beneath' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Shelves with drawers beneath',
      description: 'Keys, leads and the bill that is due.',
      picture: wardrobeBedroomMirrorDrawers,
      link: `${routes.interiors}/wardrobes/bedroom`,
    },
    {
      title: 'Stone, one floor up',
      description: 'What a stone floor asks of the joists beneath it.',
      picture: travertineBathroomShower,
      link: `${routes.interiors}/bespoke-areas/bathrooms`,
    },
    {
      title: 'Somewhere for the coats',
      description: 'Full height, and no deeper than a hanger.',
      picture: wardrobeGlassLitShelves,
      link: `${routes.interiors}/wardrobes/glass-door-wardrobes`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
