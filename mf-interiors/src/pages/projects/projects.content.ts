import { routes } from 'shared-ui/brand'
import { warrantyRow } from 'shared-ui/figures.content'
import dressingRoomWalnutMirrorWall from 'shared-ui/pictures/dressing-room-walnut-mirror-wall'
import greenLibraryShelfDetail from 'shared-ui/pictures/green-library-shelf-detail'
import kitchenDarkOakStoneNiche from 'shared-ui/pictures/kitchen-dark-oak-stone-niche'
import livingRoomFromTheFire from 'shared-ui/pictures/living-room-from-the-fire'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import travertineBathroomVanityView from 'shared-ui/pictures/travertine-bathroom-vanity-view'
import wardrobeLoftOpenBay from 'shared-ui/pictures/wardrobe-loft-open-bay'
import wineCellarTastingTableClose from 'shared-ui/pictures/wine-cellar-tasting-table-close'
import brickVaultedCellarKew from 'shared-ui/works/brick-vaulted-cellar-kew'
import executiveOfficeHammersmith from 'shared-ui/works/executive-office-hammersmith'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import masterSuitePetersham from 'shared-ui/works/master-suite-petersham'
import paleHouseTeddington from 'shared-ui/works/pale-house-teddington'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import travertineBathroomKew from 'shared-ui/works/travertine-bathroom-kew'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import type { Subcategory } from '../../catalogue/Subcategory.ts'
import executiveOfficeDeskClose from '../../pictures/executive-office-desk-close.ts'
import masterSuiteBedside from '../../pictures/master-suite-bedside.ts'
import type { ProjectListProps } from '../bands/ProjectList.tsx'

/** The page's words around its projects. */
export const words = {
  name: 'Interior',
  description: '{Count} projects, with the awkward part of each left in.',
  introduction:
    'Each project here is described by the thing that was difficult: a wall out of true, a beam in the way, a floor that could not carry the stone.',
  sections: [
    {
      title: 'How we choose what to show',
      content: 'Projects with one hard problem each, and the drawing that solved it.',
    },
    {
      title: 'What is left out',
      content: 'House numbers, always, and the names of owners who have not signed their words.',
    },
  ],
  processSteps: [
    { title: 'Visit', description: 'We come back at twelve months, with a screwdriver.' },
    { title: 'Ask', description: 'What would you change, and what would you keep.' },
    { title: 'Adjust', description: 'Hinges eased, and the answer noted for the next job.' },
  ],
  specifications: [
    {
      category: 'Scope',
      items: [
        { name: 'Rooms', value: 'One to six' },
        { name: 'From drawing to fitting', value: '16 to 24\u00a0weeks; 24 to 34 for a whole house' },
        warrantyRow,
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
  designInspirations: [
    {
      work: masterSuitePetersham,
      description: 'A bedroom left to the bed, with its wardrobes out of the room.',
      picture: masterSuiteBedside,
    },
    {
      title: 'Only the pictures',
      description: 'All of them captioned.',
      picture: livingRoomFromTheFire,
      link: `${routes.interiors}/gallery`,
    },
  ],
} as const satisfies Omit<Subcategory, 'picture'>

export const title = 'Interiors projects'

export const headings = {
  process: 'How we visit again at twelve months.',
} as const

export const ledger = {
  title: 'Rooms, and one house.',
  projects: [
    {
      work: walnutDressingRoomBarnes,
      category: 'Wardrobes',
      description: 'No wall was straight for more than a metre. The panelling is.',
      picture: dressingRoomWalnutMirrorWall,
    },
    {
      work: kitchenInDarkOakRichmond,
      category: 'Kitchens',
      description: 'Three rooms became one around a beam that arrived in two halves.',
      picture: kitchenDarkOakStoneNiche,
    },
    {
      work: paleHouseTeddington,
      category: 'Complete home',
      description: 'Forty-four doors, and the client wished to see none of them.',
      picture: paleHouseTableGardenDoor,
    },
    {
      work: executiveOfficeHammersmith,
      category: 'Bespoke areas',
      description: 'A safe, a screen and a cloakroom had to vanish behind panels from one log.',
      picture: executiveOfficeDeskClose,
    },
    {
      work: greenLibraryChiswick,
      category: 'Bespoke areas',
      description: 'Half a tonne of law reports on a floor built for a bedroom.',
      picture: greenLibraryShelfDetail,
    },
    {
      work: travertineBathroomKew,
      category: 'Bespoke areas',
      description: 'The stone was heavier than the joists could carry, so the joists were strengthened first.',
      picture: travertineBathroomVanityView,
    },
    {
      work: rearDormerTwickenham,
      category: 'Wardrobes',
      description: 'One slope, and four doors cut to follow it, each from its own template.',
      picture: wardrobeLoftOpenBay,
    },
    {
      work: brickVaultedCellarKew,
      category: 'Bespoke areas',
      description: 'A coal vault of 1840, wet until it was lined, drained and held at twelve degrees.',
      picture: wineCellarTastingTableClose,
    },
  ],
} as const satisfies ProjectListProps
