import { routes } from 'shared-ui/brand'
import { joineryAhead } from 'shared-ui/payments.content'
import bedroomWallKew from 'shared-ui/works/bedroom-wall-kew'
import masterSuitePetersham from 'shared-ui/works/master-suite-petersham'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import smokedGlassWardrobePutney from 'shared-ui/works/smoked-glass-wardrobe-putney'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import type { Related } from '../../catalogue/Subcategory.ts'

/** The items that the price of a wardrobe includes. */
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
    { work: walnutDressingRoomBarnes, of: ['dressing-rooms'] },
    {
      work: masterSuitePetersham,
      of: ['master-suite'],
      scope: 'The bedroom and its wardrobes',
      link: `${routes.interiors}/wardrobes/master-suite`,
    },
    { work: smokedGlassWardrobePutney, of: ['glass-door-wardrobes'] },
    { work: bedroomWallKew, of: ['bedroom'] },
    {
      work: rearDormerTwickenham,
      of: ['loft'],
      scope: 'The loft and its wardrobes',
    },
  ],
  included,
} as const satisfies Related
