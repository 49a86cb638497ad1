import { routes } from 'shared-ui/brand'
import cinemaRoomBasement from 'shared-ui/pictures/cinema-room-basement'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import poolHouseDusk from 'shared-ui/pictures/pool-house-dusk'
import rearGlassExtensionEvening from 'shared-ui/pictures/rear-glass-extension-evening'
import type { RelatedWork } from 'shared-ui/RelatedWorks'
import type { CategoryId } from '../../addresses.ts'

/** Works for the end of every page about residential work: a page begins with those of its kind. */
export const residentialProjects = {
  title: 'Projects, and what they cost.',
  items: [
    {
      title: 'Georgian terrace',
      of: ['renovations'],
      place: 'Richmond',
      cost: '£780,000–840,000',
      weeks: 46,
      picture: londonGeorgianTerraceRenovation,
      link: '/works/georgian-terrace-richmond',
    },
    {
      title: 'Garden room',
      of: ['extensions', 'landscaping'],
      place: 'Isleworth',
      cost: '£165,000–185,000',
      weeks: 22,
      picture: rearGlassExtensionEvening,
      link: '/works/garden-room-isleworth',
    },
    {
      title: 'Attic sitting room',
      of: ['loft-conversions'],
      place: 'Ealing',
      cost: '£105,000–120,000',
      weeks: 11,
      picture: loftConversionDormerRooflights,
      link: '/works/attic-sitting-room-ealing',
    },
    {
      title: 'Two-gable house',
      of: ['new-builds'],
      place: 'Ham',
      cost: '£1.05–1.15 million',
      weeks: 50,
      picture: houseNewBuildDay,
      link: '/works/two-gable-house-ham',
    },
    {
      title: 'Pool house',
      of: ['swimming-pools', 'new-builds', 'landscaping'],
      place: 'Esher',
      cost: '£420,000–460,000',
      weeks: 34,
      picture: poolHouseDusk,
      link: '/works/pool-house-esher',
    },
    {
      title: 'Kitchen wing',
      of: ['extensions'],
      scope: 'With its kitchen',
      place: 'Strawberry Hill',
      cost: '£190,000–215,000',
      weeks: 20,
      picture: kitchenContemporaryOakStone,
      link: `${routes.interiors}/kitchens/contemporary`,
    },
    {
      title: 'Cinema and gym',
      of: ['basements'],
      place: 'Barnes',
      cost: '£380,000–430,000',
      weeks: 38,
      picture: cinemaRoomBasement,
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
} as const satisfies { title: string; items: readonly (RelatedWork & { of: readonly CategoryId[] })[] }
