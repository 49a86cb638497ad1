import type { Included } from 'shared-ui/PriceTerms'
import { buildingAhead } from 'shared-ui/payments.content'
import type { CategoryId } from '../../paths.ts'

const control = ['Building control', 'Included: application, inspections, certificate'] as const
const partyWall = ['Party wall', 'Our notices included; a neighbour’s surveyor is extra'] as const
const drawings = ['Drawings', 'Extra: our studio’s, or your own designer’s'] as const
// The least that the studio asks for building regulations and structure, which every loft needs.
const drawingsOfLofts = ['Drawings', 'Extra: your own designer’s, or our studio’s, from £4,700'] as const
const vat = ['VAT', 'Included'] as const
const faults = ['Faults', '10-year structural warranty on major works, insured; 2-year on fittings'] as const

export const title = 'What the price includes, and what it does not.'

/** The items that the price of each kind of work includes, in the order of the table. */
export const included = {
  renovations: [
    drawings,
    ['Structure', 'Included: roof, steels, lintels and floors'],
    ['Fittings', 'Included: windows, doors, stairs, heating, electrics'],
    ['Kitchen, bathrooms', 'Plumbing and fitting included; units, worktops, baths and appliances extra'],
    control,
    partyWall,
    ['Making good', 'Included: plaster and paint in every room we open'],
    vat,
    buildingAhead,
    faults,
    ['Quoted separately', 'Asbestos removal, fitted joinery, garden'],
  ],
  'new-builds': [
    drawings,
    ['Structure', 'Included: foundations, frame, roof and drains'],
    ['Fittings', 'Included: windows, doors, stairs, heating, electrics'],
    ['Kitchen, bathrooms', 'Included, each to a stated sum; appliances extra'],
    control,
    partyWall,
    ['Making good', 'Included: drive, pavement and boundaries'],
    ['VAT', 'Included; most new houses are zero-rated'],
    buildingAhead,
    faults,
    ['Quoted separately', 'Plot, demolition, council’s levy, garden'],
  ],
  extensions: [
    drawings,
    ['Structure', 'Included: foundations, walls, steels and roof'],
    ['Fittings', 'Included: glazing, doors, heating, electrics'],
    ['Kitchen', 'Plumbing included; units, worktops and appliances extra'],
    control,
    partyWall,
    ['Making good', 'Included: the rooms we open, plastered and painted'],
    vat,
    buildingAhead,
    faults,
    ['Quoted separately', 'Kitchen, fitted joinery, garden beyond the terrace'],
  ],
  'loft-conversions': [
    drawingsOfLofts,
    ['Structure', 'Included: steels, joists, dormer and stair'],
    ['Fittings', 'Included: rooflights, fire doors, heating, electrics'],
    ['Bathroom', 'Plumbing included; bath, basin and tiles extra'],
    control,
    partyWall,
    ['Making good', 'Included: the landing and the ceilings below'],
    vat,
    buildingAhead,
    faults,
    ['Quoted separately', 'Fitted wardrobes, bathroom fittings, cooling'],
  ],
  basements: [
    drawings,
    ['Structure', 'Included: underpinning, slab, lightwells'],
    ['Tanking', 'Included: both systems, tested, with pumps'],
    ['Fittings', 'Included: stair, ventilation, heating, electrics'],
    control,
    partyWall,
    ['Making good', 'Included: the floor above and the front garden'],
    vat,
    buildingAhead,
    faults,
    ['Quoted separately', 'Cinema and gym equipment, wine racks, joinery'],
  ],
  landscaping: [
    drawings,
    ['Structure', 'Included: walls, terraces, steps and drains'],
    ['Fittings', 'Included: lighting and irrigation'],
    ['Planting', 'Included, with a year’s watering plan'],
    ['Building control', 'Included, where a wall or a drain needs it'],
    partyWall,
    ['Making good', 'Included: lawn, fences and the way in'],
    vat,
    buildingAhead,
    faults,
    ['Quoted separately', 'Tree surgery, pergolas, outdoor kitchens'],
  ],
  'swimming-pools': [
    drawings,
    ['Structure', 'Included: tank, surround and drains'],
    ['Plant', 'Included: filtration, heating, cover, lights'],
    ['Pool house', 'Included where the drawing shows one'],
    control,
    partyWall,
    ['Making good', 'Included: lawn, terrace and the way in'],
    vat,
    buildingAhead,
    faults,
    ['Quoted separately', 'Garden, power supply to the house, furniture'],
  ],
} as const satisfies Record<CategoryId, Included['rows']>
