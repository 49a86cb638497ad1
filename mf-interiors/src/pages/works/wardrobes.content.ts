import { routes } from 'shared-ui/brand'
import { joineryAhead } from 'shared-ui/payments.content'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import bedroomWallKew from 'shared-ui/works/bedroom-wall-kew'
import masterSuitePetersham from 'shared-ui/works/master-suite-petersham'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import smokedGlassWardrobePutney from 'shared-ui/works/smoked-glass-wardrobe-putney'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import type { Related } from '../../catalogue/Subcategory.ts'
import masterSuiteWardrobesToBed from '../../pictures/master-suite-wardrobes-to-bed.ts'

/** What the price of a wardrobe includes. */
const included = {
  title: 'What the price includes, and what it does not.',
  rows: [
    ['Survey and drawings', 'Included'],
    ['Carcasses, doors, drawers', 'Included, with hinges and handles'],
    ['Lights', 'Included; the supply to them is extra'],
    ['Fitting', 'Included: scribed, and adjusted at twelve months'],
    ['Structure', 'Not needed'],
    ['Building control, party wall', 'Not needed'],
    ['Making good', 'Included: plaster and paint that we touch'],
    ['VAT', 'Included'],
    joineryAhead,
    ['Quoted separately', 'Electrician, floors, decoration of the room'],
  ],
} as const

/** The wardrobes among the works, for the end of every page about wardrobes. */
export const wardrobeProjects = {
  items: [
    { work: walnutDressingRoomBarnes, of: ['dressing-rooms'], picture: dressingRoomWalnutIsland },
    {
      work: masterSuitePetersham,
      of: ['master-suite'],
      scope: 'The bedroom and its wardrobes',
      picture: masterSuiteWardrobesToBed,
      link: `${routes.interiors}/wardrobes/master-suite`,
    },
    { work: smokedGlassWardrobePutney, of: ['glass-door-wardrobes'], picture: wardrobeSmokedGlassLed },
    { work: bedroomWallKew, of: ['bedroom'], picture: wardrobeFittedBedroomWall },
    {
      work: rearDormerTwickenham,
      of: ['loft'],
      scope: 'The loft and its wardrobes',
      picture: wardrobeLoftSlopedCeiling,
    },
  ],
  included,
} as const satisfies Related
