import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import kitchenScandinavianPaleOak from 'shared-ui/pictures/kitchen-scandinavian-pale-oak'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import type { Subcategory } from '../../subcategory.ts'
import type { ProjectListProps } from '../sections/ProjectList.tsx'

/** The page's words around its projects. */
export const words = {
  name: 'Interior',
  description: 'Eight jobs, with the awkward part of each left in.',
  introduction:
    'Finished rooms look inevitable, which is unfair on the people who made them. So each project here is described by the thing that was difficult: a wall out of true, a beam in the way, a client who was right.',
  sections: [
    {
      title: 'How we choose what to show',
      content:
        'Only rooms that have been lived in for at least one winter. By then the timber has moved, the paint has been knocked, and we know whether it was a good idea.',
    },
    {
      title: 'What is left out',
      content: 'House numbers, always, and any picture that needs a paragraph to excuse it.',
    },
  ],
  processSteps: [
    { number: 1, title: 'Visit', description: 'We go back with a camera and a screwdriver.' },
    { number: 2, title: 'Ask', description: 'What would you change, and what would you keep.' },
    { number: 3, title: 'Adjust', description: 'Hinges eased, and the answer noted for the next job.' },
  ],
  specifications: [
    {
      category: 'Scope',
      items: [
        { name: 'Rooms', value: 'One to six' },
        { name: 'From drawing to fitting', value: '16 to 24 weeks' },
        { name: 'Warranty', value: '2 years on installations and fittings' },
      ],
    },
    {
      category: 'On the way',
      items: [
        { name: 'Survey', value: 'Laser, to 2 mm' },
        { name: 'Drawings', value: 'Plan, elevations, full-size details' },
        { name: 'Visits', value: 'Workshop once, site weekly' },
      ],
    },
  ],
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
      picture: kitchenScandinavianPaleOak,
      link: '{interiors}/projects/modern-minimalist',
    },
    {
      title: 'Only the pictures',
      description: 'Twelve of them, captioned.',
      picture: joineryBookshelfDetail,
      link: '{interiors}/gallery',
    },
  ],
} as const satisfies Subcategory

export const title = 'Interiors projects'

export const headings = { process: 'The visit a year later', specifications: 'What every commission includes' } as const

export const ledger = {
  title: 'Eight rooms.',
  projects: [
    {
      title: 'Walnut dressing room',
      category: 'Wardrobes',
      description: 'No wall was straight for more than a metre. The panelling is, and keeps the secret.',
      picture: dressingRoomWalnutIsland,
      link: '{interiors}/wardrobes/dressing-rooms',
    },
    {
      title: 'Kitchen in dark oak',
      category: 'Kitchens',
      description: 'Three rooms became one around a beam that arrived in two halves.',
      picture: kitchenModernHandlelessIsland,
      link: '{interiors}/kitchens/projects/luxury-remodel',
    },
    {
      title: 'Pale house',
      category: 'Complete home',
      description: 'Forty-four doors, and the client wished to see none of them.',
      picture: kitchenScandinavianPaleOak,
      link: '{interiors}/projects/modern-minimalist',
    },
    {
      title: 'Executive office',
      category: 'Bespoke areas',
      description: 'A safe, a screen and a cloakroom had to vanish behind one log.',
      picture: executiveOfficeWalnut,
      link: '{interiors}/bespoke-areas/offices/executive',
    },
    {
      title: 'Green library',
      category: 'Bespoke areas',
      description: 'Two hundred kilos of law reports on a floor built for a bedroom.',
      picture: homeOfficeGreenLibrary,
      link: '{interiors}/bespoke-areas/offices',
    },
    {
      title: 'Travertine bathroom',
      category: 'Bespoke areas',
      description: 'The slabs weighed more than the joists liked, so the joists were consulted first.',
      picture: bathroomTravertineBath,
      link: '{interiors}/bespoke-areas/bathrooms',
    },
    {
      title: 'Loft wardrobes',
      category: 'Wardrobes',
      description: 'One slope, and four doors cut to follow it, each from its own template.',
      picture: wardrobeLoftSlopedCeiling,
      link: '{interiors}/wardrobes/loft',
    },
    {
      title: 'Brick-vaulted cellar',
      category: 'Bespoke areas',
      description: 'It had been wet since 1840. It is not wet now.',
      picture: wineCellarBrickVault,
      link: '{interiors}/bespoke-areas/wine-cellars',
    },
  ],
} as const satisfies ProjectListProps
