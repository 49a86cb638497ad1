import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import homeBarElevation from 'shared-ui/drawings/home-bar-elevation'
import homeBarBackShelves from 'shared-ui/pictures/home-bar-back-shelves'
import homeBarRedMarble from 'shared-ui/pictures/home-bar-red-marble'
import wineCellarSmokedOakRacks from 'shared-ui/pictures/wine-cellar-smoked-oak-racks'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import kitchenGermanWalnutBar from '../../../pictures/kitchen-german-walnut-bar.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = homeBarRedMarble

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Refrigeration, water and light behind one good counter.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Bars',
  about: 'home bars',
  listing: { order: 7, title: 'Bars' },
  head: {
    title: 'Home bars',
    description:
      'Counters at two heights, front-vented refrigeration, ice that drains and a brass rail at 200\u00a0mm: home bars planned the way a barman would.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Bar',
  description: 'Ice at the left hand, glasses at the right, guests in front.',
  typically: typically.bars,
  introduction:
    'A bar is a small commercial kitchen that is only ever used by amateurs. We plan it as a barman would and finish it as furniture: everything within one step, nothing on show that needs explaining.',
  sections: [
    {
      title: 'Behind the counter',
      content:
        'The working top is at 900\u00a0mm and the guests’ ledge at 1,070, which hides the lemons. Sink, ice and bin fall inside a metre. Refrigerators breathe through the plinth.',
    },
    {
      title: 'In front of it',
      content:
        'Stools at 760\u00a0mm, a brass rail at 200, and 300\u00a0mm of overhang for the knees. The front is fluted, because shoes are going to touch it.',
    },
  ],
  measured: {
    title: 'Within one step of the ice.',
    note: 'Ice, sink and bin behind the three doors in the middle, a refrigerator behind each of the outer two, and bottles above.',
    caption: 'Elevation of the back bar',
    detail: 'Dimensions in millimetres',
    cut: homeBarElevation,
  },
  galleryTitle: 'The back bar.',
  gallery: [{ picture: homeBarBackShelves, caption: 'A light under each shelf, and a mirror to double the bottles' }],
  processSteps: [
    { title: 'Count glasses', description: 'And bottles, and the people who stay past one o’clock.' },
    { title: 'Plumb', description: 'Water, waste and power agreed before the stone is templated.' },
    { title: 'Make', description: 'Counter, back bar and mirrors dry-fitted together in the workshop.' },
    { title: 'Light', description: 'Three scenes: arriving, staying, washing up.' },
  ],
  specifications: [
    {
      category: 'Counter',
      items: [
        { name: 'Heights', value: '900\u00a0mm working, 1,070\u00a0mm serving' },
        { name: 'Top', value: '30\u00a0mm red marble, pencil edge, sealed' },
        { name: 'Front', value: 'Walnut in 24\u00a0mm flutes' },
      ],
    },
    {
      category: 'Equipment',
      items: [
        { name: 'Refrigeration', value: 'Two 300\u00a0mm columns, 5\u00a0°C and 12\u00a0°C, front-vented' },
        { name: 'Ice', value: '15\u00a0kg a day, drained to waste' },
        { name: 'Sink', value: '340\u00a0mm, hands-free tap' },
      ],
    },
    {
      category: 'Back bar',
      items: [
        { name: 'Shelves', value: 'Walnut edged in brass, 250\u00a0mm deep, mirror behind' },
        { name: 'Lighting', value: 'Under-shelf, 2,700\u00a0K, dimmed to 5%' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Keep the good bottles below',
      description: 'Cellar temperature, one flight away.',
      picture: wineCellarSmokedOakRacks,
      link: `${routes.interiors}/bespoke-areas/wine-cellars`,
    },
    {
      title: 'Join it to the kitchen',
      description: 'A walnut bar on the end of a graphite island.',
      picture: kitchenGermanWalnutBar,
      link: `${routes.interiors}/kitchens/german`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
