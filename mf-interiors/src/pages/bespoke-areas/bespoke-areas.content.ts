import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import { warrantyRow } from 'shared-ui/figures.content'
import bathroomWalnutDoubleVanity from 'shared-ui/pictures/bathroom-walnut-double-vanity'
import cinemaSidePanels from 'shared-ui/pictures/cinema-side-panels'
import foyerConsoleMarbleFloor from 'shared-ui/pictures/foyer-console-marble-floor'
import greenLibraryWalnutDesk from 'shared-ui/pictures/green-library-walnut-desk'
import materialPaletteOakTravertine from 'shared-ui/pictures/material-palette-oak-travertine'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import wineCellarTastingTableClose from 'shared-ui/pictures/wine-cellar-tasting-table-close'
import cinemaAndGymBarnes from 'shared-ui/works/cinema-and-gym-barnes'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import type { Category, CategorySummary } from '../../catalogue/Category.ts'
import cinemaReclinerTray from '../../pictures/cinema-recliner-tray.ts'
import masterSuiteBedside from '../../pictures/master-suite-bedside.ts'
import { roomProjects } from '../works/rooms.content.ts'

/** For tabs, cards, the menu and search engines. */
export const summary = {
  order: 1,
  title: 'Bespoke areas',
  picture: foyerConsoleMarbleFloor,
  teaser: 'From the front door to the cellar',
  menuPicture: wineCellarBrickVault,
  head: {
    title: 'Bespoke rooms and areas',
    description:
      'Foyers, living rooms, bathrooms, suites, cinemas, offices, bars and wine cellars: rooms with one job, designed from the services outwards.',
  },
  alias: {
    id: 'bespoke-rooms',
    title: 'Bespoke rooms',
    description:
      'Libraries, bars, cinemas, cellars and the rooms between them. See the eight kinds that we make, what is inside each and how it is built.',
  },
} as const satisfies CategorySummary

/** The page's content, in reading order. */
export default {
  name: 'Bespoke Room',
  description: 'Rooms with one job, done properly.',
  typically: { price: { from: 20_000, to: 140_000 }, weeks: { from: 16, to: 24 }, weeksFor: weeksFor.fitting },
  beside: { picture: materialPaletteOakTravertine },
  introduction:
    'Some rooms are asked to do a single thing for years: store wine, darken, hold books, hold hot water. We design each from its purpose inwards and leave the finishes until the physics is settled.',
  sections: [
    {
      title: 'Services before surfaces',
      content:
        'A cellar wants a vapour barrier, a cinema wants two layers of board on resilient bars, a bathroom wants a floor that slopes. None of that can be added afterwards. We draw it at 1:10 and have it inspected before the first panel goes up.',
    },
    {
      title: 'One bench for all of it',
      content:
        'The bar, the bookcase and the vanity are made side by side, often from the same flitch of veneer. It is why the walnut in the study matches the walnut on the landing, two floors and five months apart.',
    },
  ],
  subcategoriesTitle: '{Count} rooms and what each is for.',
  featuredTitle: 'A library, and a cinema below ground.',
  featuredProjects: [
    {
      work: greenLibraryChiswick,
      description:
        'Twenty metres of shelf over panelled cupboards in bottle green, and a walnut desk with its back to them.',
      picture: greenLibraryWalnutDesk,
    },
    {
      work: cinemaAndGymBarnes,
      description: 'Eight recliners in a room within a room, its walls padded in bottle green.',
      picture: cinemaSidePanels,
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
  processTitle: 'From the purpose to the polish.',
  processSteps: [
    { title: 'Consultation', description: 'What the room must do, and what it must stop doing.' },
    { title: 'Design and planning', description: 'Services, structure and joinery on the same section.' },
    { title: 'Material selection', description: 'Stone, timber and fabric chosen to survive the use.' },
    { title: 'Crafting and construction', description: 'Workshop and site run to one programme.' },
    { title: 'Installation', description: 'Commissioned, measured and explained before we leave.' },
  ],
  specifications: [
    {
      category: 'Behind the finish',
      items: [
        { name: 'Survey', value: 'Laser, walls and floor to 2\u00a0mm' },
        { name: 'Backing', value: '18\u00a0mm ply wherever anything hangs' },
        { name: 'Records', value: 'Photographs of every wall before closing' },
      ],
    },
    {
      category: 'In front of it',
      items: [
        { name: 'Lighting', value: '2,700 to 3,000\u00a0K, dimmable' },
        { name: 'Timber', value: 'Moisture content of 9 to 11% at delivery' },
        warrantyRow,
      ],
    },
  ],
  galleryTitle: 'Rooms at work.',
  gallery: [
    {
      picture: masterSuiteBedside,
      caption: 'A globe and a drawer beside the bed',
      link: `${routes.interiors}/bespoke-areas/master-suites`,
    },
    {
      picture: cinemaReclinerTray,
      caption: 'A walnut tray between two seats',
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
    {
      picture: bathroomWalnutDoubleVanity,
      caption: 'Two marble bowls on one shelf of stone',
      link: `${routes.interiors}/bespoke-areas/bathrooms`,
    },
    {
      picture: wineCellarTastingTableClose,
      caption: 'Tasting table, on a cask',
      link: `${routes.interiors}/bespoke-areas/wine-cellars`,
    },
  ],
  related: roomProjects,
} as const satisfies Category
