import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import cinemaReclinersFromScreen from 'shared-ui/pictures/cinema-recliners-from-screen'
import homeBarBackShelves from 'shared-ui/pictures/home-bar-back-shelves'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import wineCellarSmokedOakRacks from 'shared-ui/pictures/wine-cellar-smoked-oak-racks'
import wineCellarTastingTableClose from 'shared-ui/pictures/wine-cellar-tasting-table-close'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = wineCellarBrickVault

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Twelve degrees, held steady, and worth opening the door for.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Wine cellars',
  listing: { order: 8, title: 'Wine cellars' },
  head: {
    title: 'Wine cellars and wine rooms',
    description:
      'Vapour barrier, insulation on every warm face and twelve degrees held steady: wine cellars engineered like cold stores and racked in smoked oak.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Wine Cellar',
  description: 'Twelve degrees, 60 to 70% humidity and racks of smoked oak.',
  typically: typically['wine-cellars'],
  introduction:
    'Wine asks for four things: cool, damp, dark and still. Houses offer the opposite. So the cellar is sealed from the rest of the building with as much care as a roof.',
  sections: [
    {
      title: 'The envelope',
      content:
        'A vapour barrier on the warm side, 100\u00a0mm of PIR on every face with a warm room behind it, and an insulated door with a heated frame if it is glass. Without that the conditioner runs all day and the labels come off by the second winter.',
    },
    {
      title: 'The racks',
      content:
        'Seventy-five millimetres for claret, ninety for burgundy and a bin for whatever was bought on holiday. Oak is left unfinished, because varnish smells. Every bay is numbered to match the list.',
    },
  ],
  measured: {
    title: 'Twenty-four cases, counted.',
    note: 'One bay of the racks, with a bottle in every hole: the way to find out how long the wall has to be.',
    caption: 'One bay of racks',
    detail: 'Dimensions in millimetres',
    alt: 'Front of a rack with 24 columns and 12 rows of bottles, 2,520\u00a0millimetres wide and 1,260 high',
    drawing: { kind: 'bottles', columns: 24, rows: 12, pitch: 105, each: '105 to a bottle, so 90 to the square metre' },
  },
  galleryTitle: 'A cask to taste at, and the racks behind it.',
  gallery: [
    { picture: wineCellarTastingTableClose, caption: 'A cask to taste at, and three shelves of what is open' },
    { picture: wineCellarSmokedOakRacks, caption: 'Racks from the floor to the springing of the vault' },
  ],
  processSteps: [
    {
      title: 'Count and project',
      description: 'What you own, what you drink, what you are likely to be left.',
    },
    { title: 'Seal', description: 'Barrier, insulation and door, tested with smoke.' },
    { title: 'Cool', description: 'Remote condenser sited where it will annoy only the bins.' },
    { title: 'Rack', description: 'Assembled dry, levelled, and filled from the bottom.' },
  ],
  specifications: [
    {
      category: 'Climate',
      items: [
        { name: 'Temperature', value: '12\u00a0°C, within 1\u00a0°C' },
        { name: 'Humidity', value: '60 to 70%' },
        { name: 'Condenser', value: 'Remote, under 38\u00a0dB(A) at 3\u00a0m' },
      ],
    },
    {
      category: 'Envelope',
      items: [
        { name: 'Insulation', value: '100\u00a0mm PIR, taped, U-value 0.21\u00a0W/m²K' },
        { name: 'Door', value: 'Insulated oak, or double-glazed with thermal break' },
      ],
    },
    {
      category: 'Racking',
      items: [
        { name: 'Timber', value: 'Smoked oak, unfinished' },
        { name: 'Capacity', value: 'About 90 bottles to the square metre of wall' },
        { name: 'Lighting', value: 'LED without ultraviolet, 2,700\u00a0K, on a timer' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'A basement to put it in',
      description: 'Digging, drying and what the neighbours need to know.',
      picture: cinemaReclinersFromScreen,
      link: `${routes.builders}/residential/basements`,
    },
    {
      title: 'Somewhere to pour it',
      description: 'Counter, shelves and the right glass.',
      picture: homeBarBackShelves,
      link: `${routes.interiors}/bespoke-areas/bars`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
