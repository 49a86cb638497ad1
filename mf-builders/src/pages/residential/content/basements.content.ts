import { companyRoutes, routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import { insurance } from 'shared-ui/insurance.content'
import { danutaKowal } from 'shared-ui/people.content'
import basementGymLitStair from 'shared-ui/pictures/basement-gym-lit-stair'
import cinemaReclinersFromScreen from 'shared-ui/pictures/cinema-recliners-from-screen'
import cinemaRoomBasement from 'shared-ui/pictures/cinema-room-basement'
import cinemaSidePanels from 'shared-ui/pictures/cinema-side-panels'
import wineCellarRackCradles from 'shared-ui/pictures/wine-cellar-rack-cradles'
import brickVaultedCellarKew from 'shared-ui/works/brick-vaulted-cellar-kew'
import cinemaAndGymBarnes from 'shared-ui/works/cinema-and-gym-barnes'
import basementGymStairTreads from '../../../pictures/basement-gym-stair-treads.ts'
import type { ResidentialCategory } from '../ResidentialCategory.ts'
import { planningPermission } from '../residential.content.ts'

/** The words of /sovran-builders/residential/basements. */
export const basements = {
  id: 'basements',
  description: 'Underpinned in short lengths, waterproofed twice and lit from lightwells.',
  typically: typically.basements,
  planning: {
    text: 'Nearly always needed. Many London councils allow one storey only, under part of the garden.',
    link: planningPermission,
  },
  manager: danutaKowal,
  picture: basementGymLitStair,
  risks: {
    id: 'risks',
    title: 'What can go wrong, and who pays.',
    action: 'Risks and cover',
    heads: ['Risk', 'What we do about it', 'Which insurance pays'],
    rows: [
      {
        risk: 'Damage next door',
        care: 'Notices go out two months ahead. A surveyor records every crack before we dig, and targets on the party walls are read each week.',
        cover: `If it is our fault: public liability, ${insurance.public.sum}. If it is nobody’s: the non-negligence policy, ${insurance.neighbours.sum}, in your name and ours.`,
      },
      {
        risk: 'Water, now or in ten years',
        care: 'Two defences, each tested before it is covered. Two pumps, a battery and an alarm, which you can reach for service.',
        cover: `The 10-year structural warranty covers the waterproofing. Its insurer is ${insurance.warranty.insurer}; the policy comes with your contract. Pumps: 2-year warranty.`,
      },
      {
        risk: 'Your own house moves',
        care: 'A second engineer checks the sums. Pins are dug in order, so that no two neighbours are open at once.',
        cover: `Mistakes in drawings or sums: professional indemnity, ${insurance.indemnity.sum}. Cracks from our work: we put them right, and public liability stands behind us.`,
      },
      {
        risk: 'Fire, flood or theft on site',
        care: 'Fenced, locked and pumped out every night.',
        cover: `Contract works: the full price of your job. Tell your home insurer before we start.`,
      },
      {
        risk: 'The party wall dispute',
        care: 'We serve the notices and explain them over a cup of tea. If a neighbour disagrees, an agreed surveyor makes an award that binds both sides.',
        cover: 'No insurance: you pay your neighbour’s surveyor, usually £1,500 to £3,000.',
      },
    ],
    link: { title: 'Every policy, with its insurer and sum', link: `${companyRoutes.terms}#insurance` },
  },
  headings: {
    featured: 'A cinema and a cellar.',
    process: '{Count} steps, all of them down.',
    gallery: 'Lit, lined and kept dry.',
  },
  content: {
    introduction:
      'A basement is built in short, careful lengths while the house above it carries on being a house. The design work is in the sequence, the water and the daylight. When all three are settled, it is fitted out like any other room.',
    sections: [
      {
        title: 'Pins, props and patience',
        content:
          'The walls above are underpinned in pins about a metre wide, dug out of order so that no two neighbours are open at once. Each is concreted, dry-packed and left to cure. Movement targets are fixed to the party walls and read weekly, and the readings go to the surveyor next door as well.',
      },
      {
        title: 'Water, assumed',
        content:
          'We design to BS 8102 for a grade 3 environment, which is to say a dry, habitable one. Reinforced concrete is the first defence and a cavity drain membrane the second, running to a sump with two pumps, a battery and an alarm. The membrane and the pumps can be reached for service.',
      },
    ],
    featuredProjects: [
      {
        work: cinemaAndGymBarnes,
        description:
          'Eight seats in a room within a room, under a floor that carries on with its evening. The gym is next door.',
        picture: cinemaRoomBasement,
        link: `${routes.interiors}/bespoke-areas/cinema`,
      },
      {
        work: brickVaultedCellarKew,
        description: 'A coal vault dried, racked on both sides, and held at twelve degrees beside a boiler room.',
        picture: wineCellarRackCradles,
      },
    ],
    processSteps: [
      {
        title: 'Impact assessment',
        description: 'Ground, groundwater, drains and the house next door, as most London boroughs now require.',
      },
      {
        title: 'Permission and awards',
        description: 'Planning, party wall awards and a construction management plan for the lorries.',
      },
      {
        title: 'Underpin and dig',
        description: 'Pins first, then the middle, by conveyor and in small loads.',
      },
      {
        title: 'Slab, membrane, pumps',
        description: 'Waterproofing inspected, flood-tested and photographed before it is covered.',
      },
      {
        title: 'Lightwells and fit-out',
        description: 'Daylight in, fresh air in, then finishes as for any other room.',
      },
    ],
    gallery: [
      { picture: cinemaReclinersFromScreen, caption: 'From the screen: eight seats, the back row on a step' },
      { picture: cinemaSidePanels, caption: 'Padded panels along the side wall, with lines of light between them' },
      { picture: basementGymStairTreads, caption: 'The stair down to the gym, lit beneath each tread' },
    ],
    testimonials: [
      {
        quote: 'It was loud for the first two months. After that we mostly forgot that they were down there.',
        author: 'Dominic Hart',
        company: 'Homeowner, Barnes',
        projectType: 'Basement',
        work: cinemaAndGymBarnes,
      },
    ],
  },
  measured: {
    kind: 'pins',
    title: 'Dug in an order, never in a row.',
    note: 'A wall on its pins. All those with one number are dug together, and no two neighbours are ever open at once.',
    caption: 'Underpinning sequence',
    detail: 'Dimensions in millimetres',
    alt: 'A wall on ten pins, each 1,000\u00a0millimetres wide and 2,400 deep, dug in the order 1, 3, 5, 2, 4 and again 1, 3, 5, 2, 4',
    pin: 1000,
    footing: 250,
    depth: 2400,
    order: [1, 3, 5, 2, 4, 1, 3, 5, 2, 4],
  },
} as const satisfies ResidentialCategory
