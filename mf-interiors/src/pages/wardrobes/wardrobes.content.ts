import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import smokedGlassWardrobeElevation from 'shared-ui/drawings/smoked-glass-wardrobe-elevation'
import { warrantyRow } from 'shared-ui/figures.content'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import dressingRoomWalnutMirrorWall from 'shared-ui/pictures/dressing-room-walnut-mirror-wall'
import wardrobeLoftLitShelves from 'shared-ui/pictures/wardrobe-loft-lit-shelves'
import bedroomWallKew from 'shared-ui/works/bedroom-wall-kew'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import type { Category, CategorySummary } from '../../catalogue/Category.ts'
import masterSuiteWardrobesToBed from '../../pictures/master-suite-wardrobes-to-bed.ts'
import wardrobeBedroomMirrorDrawers from '../../pictures/wardrobe-bedroom-mirror-drawers.ts'
import wardrobeBedroomOakNiche from '../../pictures/wardrobe-bedroom-oak-niche.ts'
import wardrobeGlassLitShelves from '../../pictures/wardrobe-glass-lit-shelves.ts'
import { wardrobeProjects } from '../works/wardrobes.content.ts'

/** For tabs, cards, the menu and search engines. */
export const summary = {
  order: 2,
  title: 'Wardrobes',
  picture: masterSuiteWardrobesToBed,
  teaser: 'Four ways to shut a door on it',
  menuPicture: dressingRoomWalnutIsland,
  head: {
    title: 'Fitted wardrobes',
    description:
      'Dressing rooms, bedroom walls, loft wardrobes and glass doors, designed from an inventory of what you own and scribed to walls that lean.',
  },
  alias: {
    id: 'bespoke-wardrobes',
    title: 'Bespoke wardrobes',
    description:
      'Wardrobes counted before they are drawn: double rails, dovetailed drawers and doors that line up with the window. All four kinds, on one page.',
  },
} as const satisfies CategorySummary

/** The page's content, in reading order. */
export default {
  name: 'Wardrobe',
  description: 'Built to the cornice, the skirting and the length of your longest coat.',
  typically: typically.wardrobes,
  beside: {
    sheet: {
      drawing: smokedGlassWardrobeElevation,
      title: 'Smoked-glass wardrobe, Putney: what hangs behind the doors',
      detail: 'Dimensions in millimetres',
    },
  },
  introduction:
    'We count before we draw. Shirts, boots, the one long dress, the suitcases and whatever is under the bed. A wardrobe designed from an inventory is usually narrower than the one it replaces, and holds more.',
  sections: [
    {
      title: 'Fitted means scribed',
      content:
        'Old rooms lean. Ceilings fall 20\u00a0mm from one corner to the other and no chimney breast is square. We laser the walls, make the carcasses true, and scribe the fillets to the plaster on site, so that the gap is the same at the top as at the bottom.',
    },
    {
      title: 'Hinges, runners and weight',
      content:
        'Doors are hung on Blum concealed hinges, three to a leaf and four above 2.1\u00a0metres, and adjusted again at twelve months. Drawers are dovetailed, on full-extension soft-close runners.',
    },
  ],
  subcategoriesTitle: '{Count} kinds, each made once.',
  featuredTitle: 'A room of walnut, and a wall of paint.',
  featuredProjects: [
    {
      work: walnutDressingRoomBarnes,
      description: 'Walnut down both sides, a verde marble top on the island and one window, kept.',
      picture: dressingRoomWalnutMirrorWall,
    },
    {
      work: bedroomWallKew,
      description:
        'Shaker doors on both sides of three lit oak bays, which hold a mirror and drawers: 6.8\u00a0metres in all.',
      picture: wardrobeBedroomOakNiche,
    },
  ],
  processTitle: 'From a count of shirts to the last fillet.',
  processSteps: [
    { title: 'Consultation', description: 'Rails measured, shoes counted, nothing judged aloud.' },
    { title: 'Design and planning', description: 'Each bay drawn open and shut, with what goes in it.' },
    { title: 'Material selection', description: 'Veneers, paints and one handle, tried in the hand.' },
    {
      title: 'Crafting and construction',
      description: 'Carcasses built square, doors hung on the bench first.',
    },
    { title: 'Installation', description: 'Two fitters, dust sheets, and a scribing plane.' },
  ],
  specifications: [
    {
      category: 'Carcass and doors',
      items: [
        { name: 'Carcass', value: '18 or 19\u00a0mm veneered ply or board' },
        { name: 'Doors', value: 'Veneered, painted tulipwood or framed glass' },
        { name: 'Hinges', value: 'Blum concealed, soft-close' },
      ],
    },
    {
      category: 'Inside',
      items: [
        { name: 'Usual depth', value: '600\u00a0mm' },
        { name: 'Rails', value: 'Oval steel or walnut, 25\u00a0mm' },
        warrantyRow,
      ],
    },
  ],
  galleryTitle: 'Behind the doors.',
  gallery: [
    {
      picture: wardrobeBedroomMirrorDrawers,
      caption: 'Lit niche in pale oak',
      link: `${routes.interiors}/wardrobes/bedroom`,
    },
    {
      picture: wardrobeLoftLitShelves,
      caption: 'A lamp over each shelf, and drawers below',
      link: `${routes.interiors}/wardrobes/loft`,
    },
    {
      picture: wardrobeGlassLitShelves,
      caption: 'Bags and shirts behind bronze frames',
      link: `${routes.interiors}/wardrobes/glass-door-wardrobes`,
    },
  ],
  related: wardrobeProjects,
} as const satisfies Category
