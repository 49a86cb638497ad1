import { routes } from 'shared-ui/brand'
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
import type { CategoryId } from '../../paths.ts'

/** Works for the end of every page about residential work: a page begins with those of its kind. */
export const residentialProjects = {
  items: [
    {
      work: georgianTerraceRichmond,
      of: ['renovations'],
      scope: 'A listed house of five storeys, far larger than a typical renovation',
    },
    {
      work: gardenRoomIsleworth,
      of: ['extensions', 'landscaping'],
      scope: 'With its kitchen',
    },
    { work: formalGardenPetersham, of: ['landscaping'] },
    { work: glassRoomWimbledon, of: ['extensions'] },
    { work: atticSittingRoomEaling, of: ['loft-conversions'] },
    {
      work: rearDormerTwickenham,
      of: ['loft-conversions'],
      scope: 'With its wardrobes and its shower room',
    },
    { work: twoGableHouseHam, of: ['new-builds'] },
    { work: poolHouseEsher, of: ['swimming-pools', 'new-builds'] },
    {
      work: kitchenWingStrawberryHill,
      of: ['extensions'],
      scope: 'With its kitchen',
    },
    {
      work: cinemaAndGymBarnes,
      of: ['basements'],
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
} as const satisfies { items: readonly (RelatedWork & { of: readonly CategoryId[] })[] }
