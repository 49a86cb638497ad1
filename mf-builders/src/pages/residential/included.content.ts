import type { CategoryId } from '../../addresses.ts'

interface Row {
  name: string
  value: string
}

const control = { name: 'Building control', value: 'Included: application, inspections, certificate' } as const
const partyWall = { name: 'Party wall', value: 'Our notices included; a neighbour’s surveyor apart' } as const
const vat = { name: 'VAT', value: 'Included' } as const
const deposit = { name: 'Deposit', value: 'None: each stage is paid once it is finished' } as const

export const title = 'What the price includes, and what it does not.'

export const payments = 'What is paid, and when'

export const manager = 'Who will run your site'

/** What the price of each kind of work includes, in the order of the table. */
export const included = {
  renovations: [
    { name: 'Structure', value: 'Included: roof, steels, lintels and floors' },
    { name: 'Fittings', value: 'Included: windows, doors, stairs, heating, electrics' },
    { name: 'Kitchen, bathrooms', value: 'Plumbing and fitting included; units, worktops, baths and appliances apart' },
    control,
    partyWall,
    { name: 'Making good', value: 'Included: plaster and paint in every room we open' },
    vat,
    deposit,
    { name: 'Quoted apart', value: 'Asbestos removal, fitted joinery, garden' },
  ],
  'new-builds': [
    { name: 'Structure', value: 'Included: foundations, frame, roof and drains' },
    { name: 'Fittings', value: 'Included: windows, doors, stairs, heating, electrics' },
    { name: 'Kitchen, bathrooms', value: 'Included, each to a stated sum; appliances apart' },
    control,
    partyWall,
    { name: 'Making good', value: 'Included: drive, pavement and boundaries' },
    { name: 'VAT', value: 'Included; most new houses are zero-rated' },
    deposit,
    { name: 'Quoted apart', value: 'Plot, demolition, council’s levy, garden' },
  ],
  extensions: [
    { name: 'Structure', value: 'Included: foundations, walls, steels and roof' },
    { name: 'Fittings', value: 'Included: glazing, doors, heating, electrics' },
    { name: 'Kitchen', value: 'Plumbing included; units, worktops and appliances apart' },
    control,
    partyWall,
    { name: 'Making good', value: 'Included: the rooms we open, plastered and painted' },
    vat,
    deposit,
    { name: 'Quoted apart', value: 'Kitchen, fitted joinery, garden beyond the terrace' },
  ],
  'loft-conversions': [
    { name: 'Structure', value: 'Included: steels, joists, dormer and stair' },
    { name: 'Fittings', value: 'Included: rooflights, fire doors, heating, electrics' },
    { name: 'Bathroom', value: 'Plumbing included; bath, basin and tiles apart' },
    control,
    partyWall,
    { name: 'Making good', value: 'Included: the landing and the ceilings below' },
    vat,
    deposit,
    { name: 'Quoted apart', value: 'Fitted wardrobes, bathroom fittings, cooling' },
  ],
  basements: [
    { name: 'Structure', value: 'Included: underpinning, slab, lightwells' },
    { name: 'Tanking', value: 'Included: both systems, tested, with pumps' },
    { name: 'Fittings', value: 'Included: stair, ventilation, heating, electrics' },
    control,
    partyWall,
    { name: 'Making good', value: 'Included: the floor above and the front garden' },
    vat,
    deposit,
    { name: 'Quoted apart', value: 'Cinema and gym equipment, wine racks, joinery' },
  ],
  landscaping: [
    { name: 'Structure', value: 'Included: walls, terraces, steps and drains' },
    { name: 'Fittings', value: 'Included: lighting and irrigation' },
    { name: 'Planting', value: 'Included, with a year’s watering plan' },
    { name: 'Building control', value: 'Included, where a wall or a drain needs it' },
    partyWall,
    { name: 'Making good', value: 'Included: lawn, fences and the way in' },
    vat,
    deposit,
    { name: 'Quoted apart', value: 'Tree surgery, pergolas, outdoor kitchens' },
  ],
  'swimming-pools': [
    { name: 'Structure', value: 'Included: tank, surround and drains' },
    { name: 'Plant', value: 'Included: filtration, heating, cover, lights' },
    { name: 'Pool house', value: 'Included where the drawing shows one' },
    control,
    partyWall,
    { name: 'Making good', value: 'Included: lawn, terrace and the way in' },
    vat,
    deposit,
    { name: 'Quoted apart', value: 'Garden, power supply to the house, furniture' },
  ],
} as const satisfies Record<CategoryId, readonly Row[]>
