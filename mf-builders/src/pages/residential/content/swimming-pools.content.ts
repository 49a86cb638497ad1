import { typically } from 'shared-ui/costs.content'
import { marcusBell } from 'shared-ui/people.content'
import houseNewBuildDuskHero from 'shared-ui/pictures/house-new-build-dusk-hero'
import poolHouseCopingDetail from 'shared-ui/pictures/pool-house-coping-detail'
import poolHouseHearthLounge from 'shared-ui/pictures/pool-house-hearth-lounge'
import poolHouseTerraceEvening from 'shared-ui/pictures/pool-house-terrace-evening'
import swimmingPoolPoolHouse from 'shared-ui/pictures/swimming-pool-pool-house'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import type { ResidentialCategory } from '../ResidentialCategory.ts'
import { planningPermission } from '../residential.content.ts'

/** The words of /sovran-builders/residential/swimming-pools. */
export const swimmingPools = {
  id: 'swimming-pools',
  description: 'A tank, a plant room and a building, made by one team so that none of them leaks into another.',
  typically: typically['swimming-pools'],
  planning: {
    text: 'Seldom for an open pool; a pool house often needs it. The weeks include an application.',
    link: planningPermission,
  },
  manager: marcusBell,
  picture: swimmingPoolPoolHouse,
  headings: {
    featured: 'One pool to swim in, one to look at.',
    process: 'Dug, cast, filled and watched.',
    gallery: 'The edge, and the hearth.',
  },
  content: {
    introduction:
      'A pool is a concrete structure that happens to be full of water. We design the shell, the pipework and the room around it as one job, because the failures all happen where one contractor’s work used to stop.',
    sections: [
      {
        title: 'The tank',
        content:
          'Reinforced concrete, sprayed or shuttered, with every pipe cast in through a puddle flange. It is filled and watched for a week before a single tile goes on. Where groundwater is high a relief valve keeps an empty pool from floating.',
      },
      {
        title: 'The air',
        content:
          'Indoors, the hall is kept a degree warmer than the water and at about 60% humidity, with a continuous vapour barrier behind the finishes. A slatted cover does most of the energy saving. An air-source heat pump, a variable-speed filter and ultraviolet treatment do the rest, and the chlorine can stay low.',
      },
    ],
    featuredProjects: [
      {
        work: poolHouseEsher,
        description:
          'An eleven-metre pool, stone-edged and flush, with a house of stone and oak along one side to stop the wind.',
        picture: poolHouseTerraceEvening,
      },
      {
        work: twoGableHouseHam,
        description: 'Water for looking at: a still basin beside the entrance that doubles the timber gable.',
        picture: houseNewBuildDuskHero,
      },
    ],
    processSteps: [
      {
        title: 'Siting',
        description: 'Sun, shelter, trees, services and the distance from the kitchen, in that order.',
      },
      {
        title: 'Shell design',
        description: 'Ground report, reinforcement drawings and a pipe layout that can be reached.',
      },
      {
        title: 'Dig and cast',
        description: 'Spoil away in a week, steel fixed, concrete placed without a cold joint.',
      },
      {
        title: 'Fill test and finish',
        description: 'Seven days full, then tile, stone or a mineral render.',
      },
      {
        title: 'Plant and handover',
        description: 'Commissioned, balanced and explained twice, the second time to whoever will do it.',
      },
    ],
    gallery: [
      { picture: poolHouseCopingDetail, caption: 'Stone coping, laid dead level' },
      { picture: poolHouseHearthLounge, caption: 'A hearth, for when the swim is over' },
    ],
    testimonials: [
      {
        quote: 'The man who poured the tank came back to show me the valves.',
        author: 'Fiona Castle',
        company: 'Homeowner, Esher',
        projectType: 'Pool house',
        work: poolHouseEsher,
      },
    ],
  },
  measured: {
    kind: 'pool',
    title: 'As deep as your shortest swimmer needs.',
    note: 'Standing depth for more than half of the length, then a fall of one in five. The deep end is where the drain is.',
    caption: 'Section along the pool',
    detail: 'Dimensions in millimetres',
    alt: 'Section of a pool twelve metres long: 1,250\u00a0millimetres of water at the shallow end and 1,850 at the deep end',
    length: 12000,
    shallow: 1250,
    deep: 1850,
    falls: [7000, 10000],
  },
} as const satisfies ResidentialCategory
