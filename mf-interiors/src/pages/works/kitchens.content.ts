import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import kitchenDarkOakIslandSide from 'shared-ui/pictures/kitchen-dark-oak-island-side'
import kitchenGermanGraphiteSteel from 'shared-ui/pictures/kitchen-german-graphite-steel'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import type { RelatedWorksProps } from 'shared-ui/RelatedWorks'

/** The kitchens among the works, for the end of every page about kitchens. */
export const kitchenProjects = {
  title: 'Kitchens, and what they cost.',
  items: [
    {
      title: 'Kitchen in dark oak',
      of: ['modern', 'luxury-remodel'],
      scope: 'With the structure and a new floor',
      place: 'Richmond',
      cost: '£210,000–235,000',
      weeks: 30,
      picture: kitchenDarkOakIslandSide,
      link: '/works/kitchen-in-dark-oak-richmond',
    },
    {
      title: 'Green kitchen',
      of: ['traditional'],
      place: 'East Sheen',
      cost: '£60,000–70,000',
      weeks: 4,
      picture: kitchenTraditionalShakerGreen,
      link: '{interiors}/kitchens/traditional',
    },
    {
      title: 'Graphite kitchen',
      of: ['german'],
      place: 'Surbiton',
      cost: '£75,000–85,000',
      weeks: 3,
      picture: kitchenGermanGraphiteSteel,
      link: '{interiors}/kitchens/german',
    },
    {
      title: 'Kitchen wing',
      of: ['contemporary'],
      scope: 'An extension, and the kitchen in it',
      place: 'Strawberry Hill',
      cost: '£190,000–215,000',
      weeks: 20,
      picture: kitchenContemporaryOakStone,
      link: '{interiors}/kitchens/contemporary',
    },
    {
      title: 'Pale house',
      of: ['scandinavian', 'modern-minimalist', 'complete-home-solutions'],
      scope: 'All the joinery of a house',
      place: 'Teddington',
      cost: '£230,000–260,000',
      weeks: 20,
      picture: paleHouseTableGardenDoor,
      link: '{interiors}/projects/modern-minimalist',
    },
  ],
} as const satisfies Omit<RelatedWorksProps, 'all'>
