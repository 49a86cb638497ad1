import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import { designPackage, warrantyRow } from 'shared-ui/figures.content'
import architecturalScaleModelWhite from 'shared-ui/pictures/architectural-scale-model-white'
import livingRoomGardenSide from 'shared-ui/pictures/living-room-garden-side'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenScandinavianShelves from '../../../pictures/kitchen-scandinavian-shelves.ts'
import kitchenTraditionalDresser from '../../../pictures/kitchen-traditional-dresser.ts'
import livingRoomBothBookshelves from '../../../pictures/living-room-both-bookshelves.ts'
import { kitchenProjects } from '../../works/kitchens.content.ts'
import { livingRoom } from '../../works/rooms.content.ts'

const picture = livingRoomGardenSide

/** The text and picture of this page on a card. */
export const card = { picture }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Complete home solutions',
  head: {
    title: 'Complete home solutions',
    description:
      'Kitchen, wardrobes, bathrooms, study and doors ordered as one schedule, made in sequence from related timber and delivered once.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Complete Home',
  description: 'All the joinery in the house on one schedule: 24 to 34\u00a0weeks from the first drawing.',
  typically: { price: { from: 180_000, to: 420_000 }, weeks: { from: 24, to: 34 }, weeksFor: weeksFor.fitting },
  introduction:
    'When the whole house is being done at once, its rooms can share drawings, timber and a delivery date. We schedule the kitchen, wardrobes, bathrooms, study and doors as one job, and number every piece to the room it belongs in.',
  sections: [
    {
      title: 'One schedule',
      content:
        'A single document lists each door, drawer, handle and hinge, floor by floor. It prices the job, drives the workshop and becomes the manual. If you change a handle, you can see what it does to the total.',
    },
    {
      title: 'One log, where it shows',
      content:
        'We buy enough of the same timber to finish the house, and keep a few boards back for the scratch in year six.',
    },
    {
      title: 'With a full home build',
      content: `If Sovran builds the house too, an interior design package worth ${designPackage} comes with it, free: furniture plans, lighting and colours for every room, kitchen and bathrooms in elevation, and two rooms in 3D. The joinery is priced separately.`,
    },
  ],
  measured: {
    title: 'Six pieces from one sheet.',
    note: 'The schedule gives every piece a number, a room and a width. The tall ones end at one height, 2,400\u00a0mm.',
    caption: 'Elevations of six pieces',
    detail: 'Dimensions in millimetres',
    alt: 'Elevations of six pieces at one scale: a kitchen drawer unit 800\u00a0millimetres wide and 900 high, a larder 600 wide, a door of 926 by 2,040, a wardrobe of 1,000, study shelves of 900 and a bathroom vanity of 1,200 by 850. Larder, wardrobe and shelves are 2,400 high',
    drawing: {
      kind: 'elevation',
      height: 2400,
      units: [
        { name: 'Kitchen', width: 800, height: 900, front: 'drawers', count: 3 },
        { width: 250, front: 'wall' },
        { name: 'Larder', width: 600, front: 'door' },
        { width: 250, front: 'wall' },
        { name: 'Door', width: 926, height: 2040, front: 'panel' },
        { width: 250, front: 'wall' },
        { name: 'Wardrobe', width: 1000, front: 'door', count: 2 },
        { width: 250, front: 'wall' },
        { name: 'Study', width: 900, front: 'shelves', count: 7 },
        { width: 250, front: 'wall' },
        { name: 'Bathroom', width: 1200, height: 850, front: 'drawers', count: 2 },
      ],
    },
  },
  galleryTitle: 'The same room, towards the fire.',
  gallery: [
    {
      picture: livingRoomBothBookshelves,
      caption: 'Lit shelves either side of the fire, and one ledge of stone under them all',
    },
  ],
  processTitle: '{Count} steps, one schedule.',
  processSteps: [
    { title: 'Walk the house', description: 'Every room, once, with everybody who lives there.' },
    { title: 'Schedule', description: 'Rooms, pieces, finishes and sums, on numbered lines.' },
    { title: 'Prototype', description: 'One door, one drawer and one joint, agreed for all.' },
    {
      title: 'Make in sequence',
      description: 'Top floor first, so that nothing is carried past new paint.',
    },
    {
      title: 'Deliver once',
      description: 'Installed floor by floor in four to six weeks, and snagged as a whole.',
    },
  ],
  specifications: [
    {
      category: 'Scope',
      items: [
        { name: 'Rooms', value: 'Kitchen, utility, wardrobes, bathrooms, study, doors' },
        { name: 'Drawings', value: 'Elevations at 1:20, details at 1:5' },
        { name: 'Samples', value: 'A board for each room, signed by you' },
      ],
    },
    {
      category: 'Programme',
      items: [
        { name: 'Design', value: '8 to 12\u00a0weeks' },
        { name: 'Making', value: '12 to 16\u00a0weeks' },
        { name: 'Fitting', value: '4 to 6\u00a0weeks, by floor' },
      ],
    },
    {
      category: 'Aftercare',
      items: [warrantyRow, { name: 'Spares', value: 'Matched boards, paint and two hinges' }],
    },
  ],
  designInspirations: [
    {
      title: 'Begin with the kitchen',
      description: 'The room where most people start.',
      picture: kitchenTraditionalDresser,
      link: `${routes.interiors}/kitchens/traditional`,
    },
    {
      title: 'A house made this way',
      description: 'A house whose kitchen, doors and shelves were made together.',
      picture: kitchenScandinavianShelves,
      link: `${routes.interiors}/projects/modern-minimalist`,
    },
    {
      title: 'Start from the ground',
      description: 'When there is no house yet.',
      picture: architecturalScaleModelWhite,
      link: `${routes.builders}/residential/new-builds`,
    },
  ],
  related: {
    ...kitchenProjects,
    items: [livingRoom, ...kitchenProjects.items],
  },
} as const satisfies Subcategory
