import { routes } from 'shared-ui/brand'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import poolHouseDusk from 'shared-ui/pictures/pool-house-dusk'
import rearGlassExtensionEvening from 'shared-ui/pictures/rear-glass-extension-evening'
import type { RelatedWorksProps } from 'shared-ui/RelatedWorks'

/** The houses among the works, for the end of every page about residential work. */
export const houseProjects = {
  title: 'Houses we have built, and what they cost.',
  items: [
    {
      title: 'Georgian terrace',
      place: 'Richmond',
      cost: '£780,000–840,000',
      picture: londonGeorgianTerraceRenovation,
      link: '/works/georgian-terrace-richmond',
    },
    {
      title: 'Garden room',
      place: 'Isleworth',
      cost: '£165,000–185,000',
      picture: rearGlassExtensionEvening,
      link: '/works/garden-room-isleworth',
    },
    {
      title: 'Attic sitting room',
      place: 'Ealing',
      cost: '£105,000–120,000',
      picture: loftConversionDormerRooflights,
      link: '/works/attic-sitting-room-ealing',
    },
    {
      title: 'Two-gable house',
      place: 'Ham',
      cost: '£1.05–1.15 million',
      picture: houseNewBuildDay,
      link: '/works/two-gable-house-ham',
    },
    {
      title: 'Pool house',
      place: 'Esher',
      cost: '£420,000–460,000',
      picture: poolHouseDusk,
      link: '/works/pool-house-esher',
    },
    {
      title: 'Kitchen wing',
      place: 'Strawberry Hill',
      cost: '£190,000–215,000',
      picture: kitchenContemporaryOakStone,
      link: `${routes.interiors}/kitchens/contemporary`,
    },
  ],
} as const satisfies Omit<RelatedWorksProps, 'all'>
