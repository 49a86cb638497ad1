import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import cinemaSidePanels from 'shared-ui/pictures/cinema-side-panels'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import livingRoomEveningFireplace from 'shared-ui/pictures/living-room-evening-fireplace'
import livingRoomFromTheFire from 'shared-ui/pictures/living-room-from-the-fire'
import livingRoomMediaWallBookshelves from 'shared-ui/pictures/living-room-media-wall-bookshelves'
import wineCellarRackCradles from 'shared-ui/pictures/wine-cellar-rack-cradles'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = livingRoomMediaWallBookshelves

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Media, books and fire, arranged so that people face each other.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Living rooms',
  listing: { order: 2, title: 'Living rooms' },
  head: {
    title: 'Living rooms and media walls',
    description:
      'Ventilated media walls, shelves that do not sag, fires set in stone and a plan that puts the conversation before the screen.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Living Room',
  description: 'Books, a fire and a screen on one wall, vented, wired and lit.',
  typically: typically['living-rooms'],
  introduction:
    'A living room has four centres: the fire, the screen, the view and the other people. We arrange the joinery so that two of them can be enjoyed at once and the rest put away behind a door.',
  sections: [
    {
      title: 'A media wall that cools itself',
      content:
        'Every cabinet with a box in it is vented at the plinth and the head, and the amplifier gets a quiet fan. Screens hang with their centre about 1,100\u00a0mm from the floor, at the height of seated eyes.',
    },
    {
      title: 'Shelves that stay straight',
      content:
        'A loaded metre of books weighs near 30\u00a0kg. We keep spans under 800\u00a0mm at 25\u00a0mm thick, or hide a steel in the shelf, and light the spines from the front edge so that you can read them.',
    },
  ],
  measured: {
    title: 'No shelf longer than it can carry.',
    note: '800\u00a0mm for books without a prop. The bay for the screen spans 1,600 and carries nothing.',
    caption: 'Elevation of a media wall',
    detail: 'Dimensions in millimetres',
    alt: 'Elevation of a media wall 4,800\u00a0millimetres long and 2,600 high: shelves in bays of 800 on both sides of an open bay of 1,600 with cupboards below',
    drawing: {
      kind: 'elevation',
      height: 2600,
      units: [
        { width: 800, front: 'shelves', height: 2600, count: 7 },
        { width: 800, front: 'shelves', height: 2600, count: 7 },
        { width: 1600, front: 'door', height: 450, count: 2, above: [700, 1600] },
        { width: 800, front: 'shelves', height: 2600, count: 7 },
        { width: 800, front: 'shelves', height: 2600, count: 7 },
      ],
    },
  },
  galleryTitle: 'From the fire, close to, and by evening.',
  gallery: [
    { picture: livingRoomFromTheFire, caption: 'Opposite the fire: a long cupboard, hung on the wall' },
    { picture: joineryBookshelfDetail, caption: 'A light under each shelf' },
    {
      // The fire and the shelves, without the vase before them.
      picture: { ...livingRoomEveningFireplace, position: '100% 50%' },
      caption: 'The wall after dark, by its own light',
    },
  ],
  processTitle: 'Sat in first, then drawn.',
  processSteps: [
    { title: 'Sit in it', description: 'We mark the sofa in tape and see who ends up facing whom.' },
    { title: 'Elevations', description: 'Each wall drawn with its sockets, vents and one honest television.' },
    { title: 'Make', description: 'Carcasses dry-assembled, veneers matched across the doors.' },
    { title: 'Commission', description: 'Fire tested, wiring labelled, the remote controls reduced to one.' },
  ],
  specifications: [
    {
      category: 'Shelving',
      items: [
        { name: 'Thickness', value: '25\u00a0mm, lipped on three edges' },
        { name: 'Maximum span', value: '800\u00a0mm, or 1,200\u00a0mm with concealed steel' },
        { name: 'Lighting', value: '24\u00a0V strip, 2,700\u00a0K, colour rendering above 90' },
      ],
    },
    {
      category: 'Media wall',
      items: [
        { name: 'Ventilation', value: '50 cm² low and high to each bay' },
        { name: 'Cabling', value: 'Cat 6A and a 40\u00a0mm draw conduit' },
        { name: 'Fire', value: 'Balanced-flue gas or electric, set in stone' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Bottles within reach',
      description: 'A cellar below, with a cradle for each.',
      picture: wineCellarRackCradles,
      link: `${routes.interiors}/bespoke-areas/wine-cellars`,
    },
    {
      title: 'Sound without the boxes',
      description: 'Lined walls, lined ducts and a hidden screen.',
      picture: cinemaSidePanels,
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
