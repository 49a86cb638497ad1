import { typically } from 'shared-ui/costs.content'
import twoGableFirstFloor from 'shared-ui/drawings/two-gable-first-floor'
import twoGablePlan from 'shared-ui/drawings/two-gable-plan'
import twoGableSection from 'shared-ui/drawings/two-gable-section'
import { marcusBell } from 'shared-ui/people.content'
import architecturalScaleModelWhite from 'shared-ui/pictures/architectural-scale-model-white'
import houseGlassLinkEntrance from 'shared-ui/pictures/house-glass-link-entrance'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import houseNewBuildDuskHero from 'shared-ui/pictures/house-new-build-dusk-hero'
import poolHouseHearthLounge from 'shared-ui/pictures/pool-house-hearth-lounge'
import structuralSteelFrame from 'shared-ui/pictures/structural-steel-frame'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import type { ResidentialCategory } from '../ResidentialCategory.ts'
import { planningPermission } from '../residential.content.ts'

/** The words of /sovran-builders/residential/new-builds. */
export const newBuilds = {
  id: 'new-builds',
  description: 'A cleared plot, a priced schedule, and one company that answers for both.',
  typically: typically['new-builds'],
  planning: {
    text: 'Full permission, always, plot by plot. The council has 8\u00a0weeks to decide.',
    link: planningPermission,
  },
  manager: marcusBell,
  picture: houseNewBuildDuskHero,
  headings: {
    featured: 'A house and a pool house.',
    process: 'From the soil report to the keys.',
    gallery: 'Plan, section, model, frame, house.',
  },
  content: {
    introduction:
      'Building from the ground has one great advantage, which is that everything can be square. We take the plot from soil report to warranty, and use the freedom where it will be felt each winter: the ground slab, the airtight line, the shading on the south side.',
    sections: [
      {
        title: 'Fabric before gadgets',
        content:
          'We aim well inside the regulations: walls near 0.15\u00a0W/m²K, roofs near 0.11, triple glazing where the view faces north. The airtightness membrane is drawn as one continuous line through every section, and tested before the plaster hides it. Then a small heat pump and mechanical ventilation with heat recovery will do.',
      },
      {
        title: 'The ground decides',
        content:
          'London clay moves with the seasons and with the neighbour’s willow. Boreholes and a tree survey tell the engineer whether it is trench fill, piles and a suspended slab, or a raft. It is the one part of the house that cannot be changed later.',
      },
    ],
    featuredProjects: [
      {
        work: twoGableHouseHam,
        description:
          'Two gables and a glass hall on a former tennis court: about 270\u00a0square metres on two floors.',
        picture: houseNewBuildDay,
      },
      {
        work: poolHouseEsher,
        description: 'The smaller of the two: a hearth, a bar and an oak ceiling on four posts.',
        picture: poolHouseHearthLounge,
      },
    ],
    processSteps: [
      {
        title: 'Plot and soil',
        description: 'Title, access, drains, trees and ground conditions, before you are committed to any of them.',
      },
      {
        title: 'Permission and levy',
        description: 'Planning, the community infrastructure levy and the self-build exemption, claimed in time.',
      },
      {
        title: 'Foundations and frame',
        description: 'Out of the ground, inspected at each stage, and weathertight by a date in the contract.',
      },
      {
        title: 'Airtight, then services',
        description: 'Membrane, test, first fix, second test, with the results sent to you.',
      },
      {
        title: 'Completion',
        description: 'Energy certificate, building control certificate and 10-year structural warranty, then keys.',
      },
    ],
    gallery: [
      { picture: architecturalScaleModelWhite, caption: 'Card model, made to settle the roof' },
      { picture: structuralSteelFrame, caption: 'Frame up, blockwork following' },
      { picture: houseGlassLinkEntrance, caption: 'Bottle-green door, hung in the glass' },
    ],
    testimonials: [
      {
        quote: 'We lived ten minutes away and came by most evenings. Marcus never seemed to mind.',
        author: 'Hannah and Leo Brandt',
        company: 'Homeowners, Ham',
        projectType: 'New house',
        work: twoGableHouseHam,
      },
    ],
  },
  drawings: {
    title: 'Two-gable house, Ham: plan and section',
    items: [
      {
        drawing: twoGablePlan,
        title: 'Ground floor',
        detail: 'Dimensions in millimetres, north at the top',
      },
      { drawing: twoGableFirstFloor, title: 'First floor', detail: 'Dimensions in millimetres' },
      { drawing: twoGableSection, title: 'Section S1, looking north', detail: 'Dimensions in millimetres' },
    ],
  },
} as const satisfies ResidentialCategory
