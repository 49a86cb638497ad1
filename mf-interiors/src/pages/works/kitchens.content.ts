import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import kitchenGermanGraphiteSteel from 'shared-ui/pictures/kitchen-german-graphite-steel'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import graphiteKitchenSurbiton from 'shared-ui/works/graphite-kitchen-surbiton'
import greenKitchenEastSheen from 'shared-ui/works/green-kitchen-east-sheen'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import kitchenWingStrawberryHill from 'shared-ui/works/kitchen-wing-strawberry-hill'
import paleHouseTeddington from 'shared-ui/works/pale-house-teddington'
import type { Related } from '../../catalogue/Subcategory.ts'
import { kitchensIncluded } from './included.content.ts'

/** The kitchens among the works, for the end of every page about kitchens. */
export const kitchenProjects = {
  items: [
    { work: greenKitchenEastSheen, of: ['traditional'], picture: kitchenTraditionalShakerGreen },
    { work: graphiteKitchenSurbiton, of: ['german'], picture: kitchenGermanGraphiteSteel },
    {
      work: kitchenInDarkOakRichmond,
      of: ['modern', 'luxury-remodel'],
      scope: 'With the structure and a new floor',
      picture: kitchenModernHandlelessIsland,
    },
    {
      work: kitchenWingStrawberryHill,
      of: ['contemporary'],
      scope: 'An extension, and the kitchen in it',
      picture: kitchenContemporaryOakStone,
    },
    {
      work: paleHouseTeddington,
      of: ['scandinavian', 'modern-minimalist', 'complete-home-solutions'],
      scope: 'All the joinery of a house',
      picture: paleHouseTableGardenDoor,
    },
  ],
  included: kitchensIncluded,
} as const satisfies Related
