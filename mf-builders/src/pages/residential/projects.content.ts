import { routes } from 'shared-ui/brand'
import cinemaRoomBasement from 'shared-ui/pictures/cinema-room-basement'
import formalGardenPergolaTable from 'shared-ui/pictures/formal-garden-pergola-table'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import kitchenWingFlutedIslandEnd from 'shared-ui/pictures/kitchen-wing-fluted-island-end'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import poolHouseHearthLounge from 'shared-ui/pictures/pool-house-hearth-lounge'
import rearDormerBedroom from 'shared-ui/pictures/rear-dormer-bedroom'
import rearGlassExtensionGarden from 'shared-ui/pictures/rear-glass-extension-garden'
import type { RelatedWork } from 'shared-ui/RelatedWorks'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import cinemaAndGymBarnes from 'shared-ui/works/cinema-and-gym-barnes'
import formalGardenPetersham from 'shared-ui/works/formal-garden-petersham'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import glassRoomWimbledon from 'shared-ui/works/glass-room-wimbledon'
import kitchenWingStrawberryHill from 'shared-ui/works/kitchen-wing-strawberry-hill'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import type { CategoryId } from '../../addresses.ts'
import glassRoomMorning from '../../pictures/glass-room-morning.ts'

/** Works for the end of every page about residential work: a page begins with those of its kind. */
export const residentialProjects = {
  items: [
    {
      work: georgianTerraceRichmond,
      of: ['renovations'],
      scope: 'A listed house of five storeys',
      picture: londonGeorgianTerraceRenovation,
    },
    { work: gardenRoomIsleworth, of: ['extensions', 'landscaping'], picture: rearGlassExtensionGarden },
    { work: formalGardenPetersham, of: ['landscaping'], picture: formalGardenPergolaTable },
    { work: glassRoomWimbledon, of: ['extensions'], picture: glassRoomMorning },
    { work: atticSittingRoomEaling, of: ['loft-conversions'], picture: loftConversionDormerRooflights },
    { work: rearDormerTwickenham, of: ['loft-conversions'], picture: rearDormerBedroom },
    { work: twoGableHouseHam, of: ['new-builds'], picture: houseNewBuildDay },
    { work: poolHouseEsher, of: ['swimming-pools', 'new-builds'], picture: poolHouseHearthLounge },
    {
      work: kitchenWingStrawberryHill,
      of: ['extensions'],
      scope: 'With its kitchen',
      picture: kitchenWingFlutedIslandEnd,
    },
    {
      work: cinemaAndGymBarnes,
      of: ['basements'],
      picture: cinemaRoomBasement,
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
} as const satisfies { items: readonly (RelatedWork & { of: readonly CategoryId[] })[] }
