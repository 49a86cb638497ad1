import { companyRoutes, routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import loftWardrobeElevation from 'shared-ui/drawings/loft-wardrobe-elevation'
import loftConversionLandingStair from 'shared-ui/pictures/loft-conversion-landing-stair'
import loftConversionLowBookshelves from 'shared-ui/pictures/loft-conversion-low-bookshelves'
import wardrobeLoftLitShelves from 'shared-ui/pictures/wardrobe-loft-lit-shelves'
import wardrobeLoftOpenBay from 'shared-ui/pictures/wardrobe-loft-open-bay'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import wardrobeBedroomOakNiche from '../../../pictures/wardrobe-bedroom-oak-niche.ts'
import { wardrobeProjects } from '../../works/wardrobes.content.ts'

const picture = wardrobeLoftSlopedCeiling

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Drawers that follow the slope and lose nothing behind it.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Loft wardrobes',
  listing: { order: 3, title: 'Loft' },
  head: {
    title: 'Loft and eaves wardrobes',
    description:
      'Angled doors cut to the roof pitch, 900\u00a0mm drawers into the eaves and insulation renewed behind them: storage for sloping ceilings.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Loft Wardrobe',
  description: 'The triangle behind the wall holds drawers 900\u00a0mm deep.',
  typically: { price: { from: 8_000, to: 20_000 }, weeks: { from: 16, to: 18 }, weeksFor: weeksFor.fitting },
  introduction:
    'Doors are cut to the pitch, drawers run deep into the eaves, and the insulation behind them is put back better than we found it.',
  sections: [
    {
      title: 'Depth where there is no height',
      content:
        'A drawer 900\u00a0mm deep on full-extension runners reaches what used to need a torch. Below 1.2\u00a0metres we use drawers, between 1.2 and 1.6 shelves, and only above that do we hang anything.',
    },
    {
      title: 'Cut to the pitch',
      content:
        'Angled doors are hinged on the tall side and braced across the diagonal, so that they keep their shape. The shadow gap follows the slope at 4\u00a0mm.',
    },
  ],
  measured: {
    title: 'What fits under which height.',
    note: 'Doors of 580\u00a0mm, each cut to its own height; the open bays stand where the ceiling is level.',
    caption: 'Elevation under a slope',
    detail: 'Dimensions in millimetres',
    cut: loftWardrobeElevation,
  },
  galleryTitle: 'The same wall, doors and open bays.',
  gallery: [
    { picture: wardrobeLoftOpenBay, caption: 'Doors cut to the slope, and two lit bays between them' },
    { picture: wardrobeLoftLitShelves, caption: 'A lamp over each shelf, and drawers below' },
  ],
  processTitle: 'Insulated first, fitted last.',
  processSteps: [
    { title: 'Find the rafters', description: 'Pitch, purlins and pipes plotted from inside the eaves.' },
    { title: 'Insulate', description: 'New PIR and a taped vapour layer before any carcass.' },
    { title: 'Template', description: 'Each slope taken on hardboard and cut once from it.' },
    { title: 'Hang', description: 'Braced doors, adjusted again at twelve months.' },
  ],
  specifications: [
    {
      category: 'Carcass',
      items: [
        { name: 'Board', value: '18\u00a0mm birch ply, white oil' },
        { name: 'Back', value: 'Removable, for access to pipes' },
        { name: 'Drawers', value: 'Up to 900\u00a0mm deep, 50\u00a0kg runners' },
      ],
    },
    {
      category: 'Doors',
      items: [
        { name: 'Angle', value: 'Cut to pitch, 30 to 60\u00a0degrees' },
        { name: 'Gap', value: '4\u00a0mm, parallel to the slope' },
      ],
    },
    {
      category: 'Eaves',
      items: [
        { name: 'Insulation', value: '120\u00a0mm PIR with 50\u00a0mm ventilation above' },
        { name: 'Access', value: 'Hatch kept for every valve' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Doors on a level wall',
      description: 'Fitted across a bedroom, from the floor to the cornice.',
      picture: wardrobeBedroomOakNiche,
      link: `${routes.interiors}/wardrobes/bedroom`,
    },
    {
      title: 'Convert the rest of it',
      description: 'Ridge height, stairs and the rules.',
      picture: loftConversionLandingStair,
      link: `${routes.builders}/residential/loft-conversions`,
    },
    {
      title: 'Books along the eaves',
      description: 'Shelves below the height of a person.',
      picture: loftConversionLowBookshelves,
      link: `${companyRoutes.works}/attic-sitting-room-ealing`,
    },
  ],
  related: wardrobeProjects,
} as const satisfies Subcategory
