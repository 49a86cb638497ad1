import { typically } from 'shared-ui/costs.content'
import { marcusBell } from 'shared-ui/people.content'
import gardenRoomGreenKitchen from 'shared-ui/pictures/garden-room-green-kitchen'
import gardenRoomKitchenInside from 'shared-ui/pictures/garden-room-kitchen-inside'
import rearGlassExtensionGarden from 'shared-ui/pictures/rear-glass-extension-garden'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import glassRoomWimbledon from 'shared-ui/works/glass-room-wimbledon'
import glassRoomMorning from '../../../pictures/glass-room-morning.ts'
import type { ResidentialCategory } from '../ResidentialCategory.ts'

/** The words of /sovran-builders/residential/extensions. */
export const extensions = {
  id: 'extensions',
  description: 'More room, without the seam showing between the old house and the new.',
  typically: typically.extensions,
  planning: {
    text: 'Often none up to 3\u00a0metres behind a terrace or semi, 4 behind a detached house. Flats, conservation areas and Article\u00a04 areas allow less. The weeks include an application.',
    link: { title: 'How far you may go', link: '#without-asking' },
  },
  manager: marcusBell,
  picture: rearGlassExtensionGarden,
  headings: {
    featured: 'A ceiling of oak, and a gable of glass.',
    process: '{Count} steps, with the noisy weeks dated.',
    gallery: 'From the kitchen, looking out.',
  },
  content: {
    introduction:
      'The difficult part of an extension is the room that used to be at the back, which is now in the middle. We plan the old and the new together: where daylight will reach, where the steel must land, and which of the two rooms gets the table.',
    sections: [
      {
        title: 'Side, rear or both',
        content:
          'A side return adds two metres and often improves the whole ground floor. A rear extension of 3\u00a0metres on a terrace, 4 on a detached house, may be permitted development; 6 and 8 need prior approval. A wraparound almost always needs permission. We cost each roughly before you choose.',
      },
      {
        title: 'The junction',
        content:
          'New foundations settle and old ones have finished settling, so the two are tied with a movement joint where it will not show. The box frame takes the back wall off on temporary props in a single week. Thresholds are flush inside and drained outside, and the 25% limit on glazing is traded against better insulation when the view is worth it.',
      },
    ],
    featuredProjects: [
      {
        work: gardenRoomIsleworth,
        description: 'Oak soffit, slim frames and a steel that hides in the depth of the old wall.',
        picture: gardenRoomGreenKitchen,
      },
      {
        work: glassRoomWimbledon,
        description: 'A gable of glass in black steel behind a white house, with the kitchen moved into it.',
        picture: glassRoomMorning,
        link: null,
      },
    ],
    processSteps: [
      {
        title: 'Survey the back',
        description: 'Levels, drains, the neighbour’s windows and the manhole that nobody mentioned.',
      },
      {
        title: 'Permission or certificate',
        description: 'A lawful development certificate, prior approval or a householder application.',
      },
      {
        title: 'Neighbours and sewers',
        description:
          'Party wall notices served early, and a build-over agreement if a public sewer passes within 3\u00a0metres.',
      },
      {
        title: 'Dig, prop, build',
        description: 'Foundations inspected, frame in, wall out, roof on: the noisy weeks, dated in advance.',
      },
      {
        title: 'Join and finish',
        description: 'One floor laid through old and new in a single piece of work.',
      },
    ],
    gallery: [{ picture: gardenRoomKitchenInside, caption: 'Under the rooflight, with the garden behind the table' }],
    testimonials: [
      {
        quote:
          'The first rooflight leaked in November. I rang on the Sunday. They came on the Monday, put in a new one and repainted the ceiling at their own cost, and it has been dry for two winters.',
        author: 'Rosalind Mbeki',
        company: 'Homeowner, Isleworth',
        projectType: 'Rear extension',
        work: gardenRoomIsleworth,
      },
    ],
  },
  measured: {
    kind: 'ranges',
    id: 'without-asking',
    title: 'How far you may go without asking.',
    note: 'Depth of a single-storey rear extension under permitted development in England, measured from the original wall. It does not hold for flats, nor where the council has made an Article 4 direction; in a conservation area you may not go to the side, and prior approval is not on offer. Send us the address: we check, free.',
    end: 8,
    step: 1,
    rows: [
      { name: 'Terrace or semi', note: 'No application at all', from: 0, to: 3, text: '3\u00a0m' },
      {
        name: 'Terrace or semi',
        note: 'With prior approval: the neighbours are asked',
        from: 0,
        to: 6,
        text: '6\u00a0m',
      },
      { name: 'Detached', note: 'No application at all', from: 0, to: 4, text: '4\u00a0m' },
      { name: 'Detached', note: 'With prior approval', from: 0, to: 8, text: '8\u00a0m' },
    ],
  },
} as const satisfies ResidentialCategory
