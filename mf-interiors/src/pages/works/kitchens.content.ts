import { buildingAhead, joineryAhead } from 'shared-ui/payments.content'
import graphiteKitchenSurbiton from 'shared-ui/works/graphite-kitchen-surbiton'
import greenKitchenEastSheen from 'shared-ui/works/green-kitchen-east-sheen'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import kitchenWingStrawberryHill from 'shared-ui/works/kitchen-wing-strawberry-hill'
import paleHouseTeddington from 'shared-ui/works/pale-house-teddington'
import type { Related } from '../../catalogue/Subcategory.ts'

/** The items that the price of each kitchen includes, for comparison. */
const included = {
  title: 'Two of these, side by side: what each price includes.',
  names: [
    'Drawings, units, fitting',
    'Worktops',
    'Appliances',
    'Plumbing, electrics',
    'Structure',
    'Building control, party wall',
    'Making good',
    'VAT',
    joineryAhead[0],
    'Quoted separately',
  ],
  of: {
    'kitchen-in-dark-oak-richmond': [
      'Included',
      'Travertine, included',
      'Included',
      'Included',
      'Beam, slab and floor, included',
      'Included; neighbours’ surveyors extra',
      'Included, and painted',
      'Included',
      buildingAhead[1],
      'Furniture, garden',
    ],
    'green-kitchen-east-sheen': [
      'Included',
      'Marble and oak, included',
      'Range included; the rest extra',
      'Included',
      'None needed',
      'Not needed',
      'Included; paint extra',
      'Included',
      joineryAhead[1],
      'Floor, paint, other appliances',
    ],
    'graphite-kitchen-surbiton': [
      'Included',
      'Steel and walnut, included',
      'Four ovens and hob included; the rest extra',
      'Included',
      'None needed',
      'Not needed',
      'Included; paint extra',
      'Included',
      joineryAhead[1],
      'Floor, paint, fridge, dishwasher',
    ],
    'kitchen-wing-strawberry-hill': [
      'Included',
      'White stone, included',
      'Quoted separately',
      'Included',
      'The extension, included',
      'Included; neighbours’ surveyors extra',
      'Included, and painted',
      'Included',
      buildingAhead[1],
      'Appliances, garden',
    ],
    'pale-house-teddington': [
      'Included, and all doors',
      'White stone, included',
      'Quoted separately',
      'Included, with floor heating',
      'None needed',
      'Not needed',
      'Included, and painted',
      'Included',
      joineryAhead[1],
      'Appliances, curtains, lamps',
    ],
  },
} as const

/** The kitchens among the works, for the end of every page about kitchens. */
export const kitchenProjects = {
  items: [
    { work: greenKitchenEastSheen, of: ['traditional'] },
    {
      work: graphiteKitchenSurbiton,
      of: ['german'],
      scope: 'The German range Graphite and steel, with ovens and hob',
    },
    {
      work: kitchenInDarkOakRichmond,
      of: ['modern', 'luxury-remodel'],
      scope: 'With the structure and a new floor',
    },
    {
      work: kitchenWingStrawberryHill,
      of: ['contemporary'],
      scope: 'An extension, and the kitchen in it',
    },
    {
      work: paleHouseTeddington,
      of: ['scandinavian', 'modern-minimalist', 'complete-home-solutions'],
      scope: 'All the joinery of a house',
    },
  ],
  included,
} as const satisfies Related
