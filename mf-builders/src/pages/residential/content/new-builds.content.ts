import architecturalScaleModelWhite from 'shared-ui/pictures/architectural-scale-model-white'
import floorPlanGround from 'shared-ui/pictures/floor-plan-ground'
import houseGlassLinkEntrance from 'shared-ui/pictures/house-glass-link-entrance'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import houseNewBuildDuskHero from 'shared-ui/pictures/house-new-build-dusk-hero'
import poolHouseDusk from 'shared-ui/pictures/pool-house-dusk'
import sectionS1 from 'shared-ui/pictures/section-s1'
import structuralSteelFrame from 'shared-ui/pictures/structural-steel-frame'
import type { ResidentialCategory } from '../ResidentialCategory.ts'

/** The words of /sovran-builders/residential/new-builds. */
export const newBuilds = {
  id: 'new-builds',
  title: 'New-builds',
  description: 'A cleared plot, a fixed price and somebody who answers for both.',
  heroImage: houseNewBuildDuskHero,
  content: {
    introduction:
      'Building from the ground has one great advantage, which is that everything can be square. We take the plot from soil report to warranty, and use the freedom where it will be felt each winter: the ground slab, the airtight line, the shading on the south side.',
    sections: [
      {
        title: 'Fabric before gadgets',
        content:
          'We aim well inside the regulations: walls near 0.15 W/m²K, roofs near 0.11, triple glazing where the view faces north. The airtightness membrane is drawn as one continuous line through every section, and tested before the plaster hides it. Then a small heat pump and mechanical ventilation with heat recovery will do.',
      },
      {
        title: 'The ground decides',
        content:
          'London clay moves with the seasons and with the neighbour’s willow. Boreholes and a tree survey tell the engineer whether it is trench fill, piles and a suspended slab, or a raft. It is the least photographed part of the house and the only one you cannot change later.',
      },
    ],
    featuredProjects: [
      {
        title: 'Two-gable house, Ham',
        description:
          'Two gables and a glass hall on a former tennis court: about 270 square metres, ready for the new school year.',
        image: houseNewBuildDay,
      },
      {
        title: 'Pool house, Esher',
        description: 'The smaller of the two: a hearth, a bar and an oak ceiling on four posts.',
        image: poolHouseDusk,
      },
    ],
    processSteps: [
      {
        number: 1,
        title: 'Plot and soil',
        description: 'Title, access, drains, trees and ground conditions, before you are committed to any of them.',
      },
      {
        number: 2,
        title: 'Permission and levy',
        description: 'Planning, the community infrastructure levy and the self-build exemption, claimed in time.',
      },
      {
        number: 3,
        title: 'Foundations and frame',
        description: 'Out of the ground, inspected at each stage, and weathertight by a date in the contract.',
      },
      {
        number: 4,
        title: 'Airtight, then services',
        description: 'Membrane, test, first fix, second test, with the results sent to you.',
      },
      {
        number: 5,
        title: 'Completion',
        description: 'Energy certificate, building control certificate and 10-year structural warranty, then keys.',
      },
    ],
    gallery: [
      { image: floorPlanGround, caption: 'Ground floor plan, as issued for tender', isDrawing: true },
      { image: sectionS1, caption: 'Section through both gables and the hall', isDrawing: true },
      { image: architecturalScaleModelWhite, caption: 'Card model, made to settle the roof' },
      { image: structuralSteelFrame, caption: 'Frame up, blockwork following' },
      { image: houseNewBuildDay, caption: 'The pond drains the roof and then reflects it' },
      { image: houseGlassLinkEntrance, caption: 'Bottle-green door, hung in the glass' },
    ],
    testimonials: [
      {
        quote: 'We paid for a slab, then for a frame, then for a roof. At no point did we pay for a promise.',
        author: 'Hannah and Leo Brandt',
        company: 'Self-builders, Ham',
        projectType: 'Five-bedroom new-build',
      },
      {
        quote: 'The air test came back at 1.1. They had a second one booked in case I wished to watch.',
        author: 'Gareth Penhale',
        company: 'Private client, Esher',
        projectType: 'Low-energy new-build',
      },
    ],
  },
  callToAction: 'Ready to Start Your New-Builds Project?',
} as const satisfies ResidentialCategory
