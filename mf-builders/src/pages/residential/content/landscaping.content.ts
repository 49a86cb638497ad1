import { typically } from 'shared-ui/costs.content'
import { marcusBell } from 'shared-ui/people.content'
import formalGardenPergolaTable from 'shared-ui/pictures/formal-garden-pergola-table'
import gardenRoomThresholdDetail from 'shared-ui/pictures/garden-room-threshold-detail'
import rearGlassExtensionGarden from 'shared-ui/pictures/rear-glass-extension-garden'
import formalGardenPetersham from 'shared-ui/works/formal-garden-petersham'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import formalGardenAfterDark from '../../../pictures/formal-garden-after-dark.ts'
import type { ResidentialCategory } from '../ResidentialCategory.ts'
import { planningPermission } from '../residential.content.ts'

/** The words of /sovran-builders/residential/landscaping. */
export const landscaping = {
  id: 'landscaping',
  description: 'Levels, walls and water, settled before anybody buys a plant.',
  typically: typically.landscaping,
  planning: {
    text: 'Seldom. Platforms above 300\u00a0mm need it, and so do walls above 2\u00a0metres, or 1 beside a road.',
    link: planningPermission,
  },
  manager: marcusBell,
  picture: formalGardenPergolaTable,
  headings: {
    featured: 'One garden, one terrace.',
    process: 'From the levels to the planting.',
    gallery: 'Where the rain goes.',
  },
  content: {
    introduction:
      'Gardens fail from the bottom up. We set the levels from the damp-proof course, decide where the rain will go, and build walls that can hold back wet soil. The planting comes last, between October and March where roots are bare.',
    sections: [
      {
        title: 'Hard parts',
        content:
          'Terraces sit 150\u00a0mm below the damp-proof course and fall at about 1 in 60 away from the house. Paving is laid on a full bed, not five dabs. Retaining walls get a drained back and weep holes, and anything taller than a metre gets an engineer. Raised platforms above 300\u00a0mm need permission.',
      },
      {
        title: 'Soft parts',
        content:
          'Soil is stripped, stored low and put back in the order it came out. Trees with preservation orders are fenced to BS 5837 before the first digger; in conservation areas the council has six weeks’ notice of any pruning. Irrigation is a buried drip line on a timer.',
      },
    ],
    featuredProjects: [
      {
        work: formalGardenPetersham,
        description: 'Oak pergola, clipped box and one long axis that ends at a stone bowl of water.',
        picture: formalGardenAfterDark,
        link: null,
      },
      {
        work: gardenRoomIsleworth,
        description:
          'The terrace outside it: pale stone level with the floor indoors, the drain along the threshold, two broad steps to the lawn.',
        picture: rearGlassExtensionGarden,
      },
    ],
    processSteps: [
      {
        title: 'Level survey',
        description: 'Heights, drains, roots and boundaries, plotted at half-metre contours.',
      },
      { title: 'Layout', description: 'Paths where people already walk, seats where the sun already is.' },
      {
        title: 'Ground and drainage',
        description: 'Soakaways five metres clear of the house, tested by filling them.',
      },
      {
        title: 'Walls and paving',
        description: 'Built from the far end towards the house, so that nothing is driven over twice.',
      },
      {
        title: 'Planting',
        description: 'October to March for anything with bare roots; a year’s watering plan for everything.',
      },
    ],
    gallery: [
      {
        picture: gardenRoomThresholdDetail,
        caption: 'In Isleworth, stone on one level, and the drain under a slot of 8\u00a0mm',
      },
    ],
    testimonials: [
      {
        quote: 'The old garden flooded every January. This one has not.',
        author: 'Philippa Gorst',
        company: 'Homeowner, Petersham',
        projectType: 'Garden and drainage',
        work: formalGardenPetersham,
      },
    ],
  },
  measured: {
    kind: 'ranges',
    title: 'Something in every month.',
    note: 'January at the left, December at the right: when each planting carries the garden.',
    end: 12,
    step: 1,
    rows: [
      {
        name: 'Hellebores, snowdrops',
        note: 'Under the trees, seen from the kitchen',
        from: 0,
        to: 3,
        text: 'January to March',
      },
      { name: 'Amelanchier', note: 'Multi-stemmed: blossom, then copper leaves', from: 3, to: 5, text: 'April, May' },
      {
        name: 'Lavender, salvias',
        note: 'Along the terrace, where it is driest',
        from: 5,
        to: 8,
        text: 'June to August',
      },
      {
        name: 'Grasses',
        note: 'In flower, and then standing through the frost',
        from: 7,
        to: 11,
        text: 'August to November',
      },
      { name: 'Yew and box', note: 'The walls of the garden', from: 0, to: 12, text: 'All year' },
    ],
  },
} as const satisfies ResidentialCategory
