import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import type { Subcategory } from '../../subcategory.ts'
import type { ProjectListProps } from '../sections/ProjectList.tsx'

/** The page's words around its projects. */
export const words = {
  name: 'Interior',
  description: 'Eight projects, with the awkward part of each left in.',
  introduction:
    'Each project here is described by the thing that was difficult: a wall out of true, a beam in the way, a floor that could not carry the stone.',
  sections: [
    {
      title: 'How we choose what to show',
      content:
        'Projects with one hard problem each, and the drawing that solved it. The pictures are visualisations: they show each room as it was designed.',
    },
    {
      title: 'What is left out',
      content: 'House numbers, always, and the names of owners who have not signed their words.',
    },
  ],
  processSteps: [
    { number: 1, title: 'Visit', description: 'We come back at twelve months, with a screwdriver.' },
    { number: 2, title: 'Ask', description: 'What would you change, and what would you keep.' },
    { number: 3, title: 'Adjust', description: 'Hinges eased, and the answer noted for the next job.' },
  ],
  specifications: [
    {
      category: 'Scope',
      items: [
        { name: 'Rooms', value: 'One to six' },
        { name: 'From drawing to fitting', value: '16 to 24\u00a0weeks; 24 to 34 for a whole house' },
        { name: 'Warranty', value: '2 years on installations and fittings' },
      ],
    },
    {
      category: 'On the way',
      items: [
        { name: 'Survey', value: 'Laser, to 2\u00a0mm' },
        { name: 'Drawings', value: 'Plan, elevations, full-size details' },
        { name: 'Visits', value: 'Workshop once, site weekly' },
      ],
    },
  ],
  testimonialsTitle: 'An owner on one shelf.',
  testimonials: [
    {
      text: 'They came back after a year to see whether we had been right about the shelf. We had.',
      author: 'Patrick Dunmore-Ellis',
      position: 'Library, Chiswick',
    },
  ],
  designInspirations: [
    {
      title: 'Pale house, Teddington',
      description: 'Asked to put nothing on show, and seen from its kitchen.',
      picture: paleHouseTableGardenDoor,
      link: '{interiors}/projects/modern-minimalist',
    },
    {
      title: 'Only the pictures',
      description: 'Twelve of them, captioned.',
      picture: joineryBookshelfDetail,
      link: '{interiors}/gallery',
    },
  ],
} as const satisfies Omit<Subcategory, 'picture'>

export const title = 'Interiors projects'

export const headings = {
  process: 'How we visit again at twelve months.',
  specifications: 'What a commission includes.',
} as const

export const ledger = {
  title: 'Seven rooms and a house.',
  projects: [
    {
      title: 'Walnut dressing room',
      category: 'Wardrobes',
      place: 'Barnes',
      description: 'No wall was straight for more than a metre. The panelling is.',
      cost: '£75,000–85,000',
      weeks: 8,
      picture: dressingRoomWalnutIsland,
      link: '/works/walnut-dressing-room-barnes',
    },
    {
      title: 'Kitchen in dark oak',
      category: 'Kitchens',
      place: 'Richmond',
      description: 'Three rooms became one around a beam that arrived in two halves.',
      cost: '£210,000–235,000',
      weeks: 30,
      picture: kitchenModernHandlelessIsland,
      link: '/works/kitchen-in-dark-oak-richmond',
    },
    {
      title: 'Pale house',
      category: 'Complete home',
      place: 'Teddington',
      description: 'Forty-four doors, and the client wished to see none of them.',
      cost: '£230,000–260,000',
      weeks: 20,
      picture: paleHouseTableGardenDoor,
      link: '{interiors}/projects/modern-minimalist',
    },
    {
      title: 'Executive office',
      category: 'Bespoke areas',
      place: 'Hammersmith',
      description: 'A safe, a screen and a cloakroom had to vanish behind panels from one log.',
      cost: '£85,000–95,000',
      weeks: 6,
      picture: executiveOfficeWalnut,
      link: '{interiors}/bespoke-areas/offices/executive',
    },
    {
      title: 'Green library',
      category: 'Bespoke areas',
      place: 'Chiswick',
      description: 'Half a tonne of law reports on a floor built for a bedroom.',
      cost: '£60,000–70,000',
      weeks: 8,
      picture: homeOfficeGreenLibrary,
      link: '/works/green-library-chiswick',
    },
    {
      title: 'Travertine bathroom',
      category: 'Bespoke areas',
      place: 'Kew',
      description: 'The stone was heavier than the joists could carry, so the joists were strengthened first.',
      cost: '£95,000–110,000',
      weeks: 14,
      picture: bathroomTravertineBath,
      link: '/works/travertine-bathroom-kew',
    },
    {
      title: 'Loft wardrobes',
      category: 'Wardrobes',
      place: 'Chiswick',
      description: 'One slope, and four doors cut to follow it, each from its own template.',
      cost: '£14,000–18,000',
      weeks: 1,
      picture: wardrobeLoftSlopedCeiling,
      link: '{interiors}/wardrobes/loft',
    },
    {
      title: 'Brick-vaulted cellar',
      category: 'Bespoke areas',
      place: 'Kew',
      description: 'A coal vault of 1840, wet until it was lined, drained and held at twelve degrees.',
      cost: '£85,000–95,000',
      weeks: 10,
      picture: wineCellarBrickVault,
      link: '/works/brick-vaulted-cellar-kew',
    },
  ],
} as const satisfies ProjectListProps
