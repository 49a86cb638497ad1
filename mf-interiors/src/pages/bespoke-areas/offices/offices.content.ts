import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import libraryElevation from 'shared-ui/drawings/library-elevation'
import greenLibraryDeskGardenWindow from 'shared-ui/pictures/green-library-desk-garden-window'
import greenLibraryShelfDetail from 'shared-ui/pictures/green-library-shelf-detail'
import greenLibraryWalnutDesk from 'shared-ui/pictures/green-library-walnut-desk'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import executiveOfficeDeskClose from '../../../pictures/executive-office-desk-close.ts'
import livingRoomBothBookshelves from '../../../pictures/living-room-both-bookshelves.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = greenLibraryDeskGardenWindow

/** The text and picture of this page on a card. */
export const card = { picture, text: 'A door that shuts, a desk that fits, cables nobody sees.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Offices',
  about: 'offices at home',
  listing: { order: 6, title: 'Offices' },
  head: {
    title: 'Home offices and libraries',
    description:
      'Studies with side light, proper shelving, Cat 6A at the desk and a vented cupboard for everything that hums. Drawn and made to the wall.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Office',
  description: 'A desk across the light, a wall of books and a cupboard for what hums.',
  typically: typically.offices,
  introduction:
    'Working from home needs less than people think and it needs it exactly: a desk across the light, a shelf behind the chair that looks well on a call, and enough sockets above it that you need never kneel.',
  sections: [
    {
      title: 'Light from the side',
      content:
        'The desk stands square to the window, so that neither your face nor the screen is in silhouette. Task lighting brings 500\u00a0lux to the paper. The ceiling is dimmed on a circuit of its own.',
    },
    {
      title: 'A wall of shelves that works',
      content:
        'Printer on a sliding tray, files at the height of a hand, router in a vented cupboard with a patch panel. Doors below, books above.',
    },
  ],
  measured: {
    title: 'Five bays to a wall.',
    note: 'Bays of 1,154\u00a0mm are long for books, so each shelf has a steel flat in its back edge. Six cupboards below carry an oak top.',
    caption: 'Elevation of the library wall',
    detail: 'Dimensions in millimetres',
    cut: libraryElevation,
  },
  galleryTitle: 'The wall, the desk and the shelves.',
  gallery: [
    { picture: homeOfficeGreenLibrary, caption: 'Five bays of shelves, with the desk in front of them' },
    { picture: greenLibraryWalnutDesk, caption: 'A lamp that reaches the paper' },
    { picture: greenLibraryShelfDetail, caption: 'Shelves at arm’s length from the chair' },
  ],
  processSteps: [
    { title: 'Inventory', description: 'Every device, drawer and paper size, counted.' },
    { title: 'Draw', description: 'Desk, chair arc, screen distance and the view behind you.' },
    { title: 'Wire', description: 'Data and power in before the plaster, with spares.' },
    { title: 'Install', description: 'One week for a wall of five bays, then the paint.' },
  ],
  specifications: [
    {
      category: 'Desk',
      items: [
        { name: 'Top', value: '38\u00a0mm walnut, 1,800 × 800\u00a0mm' },
        { name: 'Height', value: '735\u00a0mm fixed, or 640 to 1,260\u00a0mm lifted' },
        { name: 'Cables', value: 'Trough beneath, flap at the rear' },
      ],
    },
    {
      category: 'Shelving',
      items: [
        { name: 'Finish', value: 'Hand-painted, bottle green, eggshell' },
        { name: 'Depth', value: '300\u00a0mm above, 450\u00a0mm below' },
      ],
    },
    {
      category: 'Services',
      items: [
        { name: 'Data', value: 'Two Cat 6A outlets at each position' },
        { name: 'Sockets', value: 'Six at desk height, two with USB-C' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'The executive version',
      description: 'Walnut, marble and a door that weighs 60\u00a0kg.',
      picture: executiveOfficeDeskClose,
      link: `${routes.interiors}/bespoke-areas/offices/executive`,
    },
    {
      title: 'Shelves for the rest of the books',
      description: 'In walnut this time, and without the desk.',
      picture: livingRoomBothBookshelves,
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
