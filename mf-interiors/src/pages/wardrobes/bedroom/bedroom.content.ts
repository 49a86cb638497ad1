import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import fittedWardrobeElevation from 'shared-ui/drawings/fitted-wardrobe-elevation'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import wardrobeLoftOpenBay from 'shared-ui/pictures/wardrobe-loft-open-bay'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import masterSuiteWindowSide from '../../../pictures/master-suite-window-side.ts'
import wardrobeBedroomMirrorDrawers from '../../../pictures/wardrobe-bedroom-mirror-drawers.ts'
import wardrobeBedroomOakNiche from '../../../pictures/wardrobe-bedroom-oak-niche.ts'
import { wardrobeProjects } from '../../works/wardrobes.content.ts'

const picture = wardrobeFittedBedroomWall

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Full-height joinery that reads as wall until it opens.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Bedroom wardrobes',
  listing: { order: 2, title: 'Bedroom' },
  head: {
    title: 'Fitted bedroom wardrobes',
    description:
      'Shaker wardrobes run to the cornice and scribed to the skirting, with a lit oak niche where a dressing table would otherwise stand.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Bedroom Wardrobe',
  description: 'Shaker doors run to the cornice, around a niche of lit oak.',
  typically: { price: { from: 9_000, to: 24_000 }, weeks: { from: 16, to: 18 }, weeksFor: weeksFor.fitting },
  introduction:
    'In a bedroom the wardrobe is the largest thing by some distance. We run the doors to the cornice, line their rails through with the window and let the cornice carry on across the top.',
  sections: [
    {
      title: 'Doors that line up with something',
      content:
        'Stiles fall on the architrave, the mid-rail on the sill. Shaker frames are 22\u00a0mm tulipwood around a 9\u00a0mm panel, sprayed in the workshop and touched in by brush, so that the joint at the skirting disappears.',
    },
    {
      title: 'The niche',
      content:
        'Three open bays give the wall a face: oak-lined, lit, with a mirror in the middle and drawers for the watch and the glasses. It takes the place of the dressing table you had no room for.',
    },
  ],
  measured: {
    title: 'How long your clothes are.',
    note: 'Before we draw a door we measure what hangs behind it. The rail stands at the height of the longest.',
    caption: 'Hanging lengths, on one rail',
    detail: 'Dimensions in millimetres',
    alt: 'Five garments on a rail 1,750\u00a0millimetres high: shirts 940, jackets 1,000, trousers 1,180, dresses 1,420 and a long coat 1,520',
    drawing: {
      kind: 'hanging',
      rail: 1750,
      garments: [
        { name: 'Shirts', cut: 'sleeves', width: 480, length: 940 },
        { name: 'Jackets', cut: 'sleeves', width: 520, length: 1000 },
        { name: 'Trousers', cut: 'trousers', width: 340, length: 1180 },
        { name: 'Dresses', cut: 'dress', width: 460, length: 1420 },
        { name: 'Long coat', cut: 'sleeves', width: 560, length: 1520 },
      ],
    },
    also: {
      caption: 'Elevation of the bedroom wall, Kew',
      detail: 'Dimensions in millimetres',
      cut: fittedWardrobeElevation,
    },
  },
  galleryTitle: 'Along the doors, and the niche close up.',
  gallery: [
    { picture: wardrobeBedroomOakNiche, caption: 'Painted doors either side of three open bays in oak' },
    {
      picture: wardrobeBedroomMirrorDrawers,
      caption: 'An oval mirror over three oak drawers, between hanging clothes and lit shelves',
    },
  ],
  processSteps: [
    { title: 'Survey', description: 'Walls lasered, sockets and radiators moved on paper.' },
    { title: 'Elevation', description: 'Doors set out against the cornice and the window heads.' },
    { title: 'Spray', description: 'Two primers, two top coats, flatted between.' },
    { title: 'Scribe', description: 'Fillets cut to your plaster, then painted in place.' },
  ],
  specifications: [
    {
      category: 'Doors',
      items: [
        { name: 'Frame', value: '22\u00a0mm tulipwood, 9\u00a0mm panel' },
        { name: 'Finish', value: 'Water-based, 10% sheen, any colour' },
        { name: 'Hinges', value: 'Blum 110°, soft-close, four to a tall door' },
      ],
    },
    {
      category: 'Interior',
      items: [
        { name: 'Carcass', value: '18\u00a0mm oak-faced board' },
        { name: 'Depth', value: '600\u00a0mm overall, 560 clear' },
        { name: 'Niche', value: 'Oak-lined, lit at 2,700\u00a0K' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'A bedroom left to the bed',
      description: 'Two runs of wardrobe, just out of the picture.',
      picture: masterSuiteWindowSide,
      link: `${routes.interiors}/wardrobes/master-suite`,
    },
    {
      title: 'If the ceiling slopes',
      description: 'Flat doors, cut to 42\u00a0degrees.',
      picture: wardrobeLoftOpenBay,
      link: `${routes.interiors}/wardrobes/loft`,
    },
  ],
  related: wardrobeProjects,
} as const satisfies Subcategory
