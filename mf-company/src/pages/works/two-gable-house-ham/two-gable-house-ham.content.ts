import { routes } from 'shared-ui/brand'
import twoGableFirstFloor from 'shared-ui/drawings/two-gable-first-floor'
import twoGablePlan from 'shared-ui/drawings/two-gable-plan'
import twoGableSection from 'shared-ui/drawings/two-gable-section'
import { marcusBell } from 'shared-ui/people.content'
import architecturalScaleModelWhite from 'shared-ui/pictures/architectural-scale-model-white'
import houseGlassLinkEntrance from 'shared-ui/pictures/house-glass-link-entrance'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import houseNewBuildDuskHero from 'shared-ui/pictures/house-new-build-dusk-hero'
import houseTwoGablesGardenDay from 'shared-ui/pictures/house-two-gables-garden-day'
import loftConversionWindowSeatDetail from 'shared-ui/pictures/loft-conversion-window-seat-detail'
import structuralSteelFrame from 'shared-ui/pictures/structural-steel-frame'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import twoGableHouseHam, { weeks } from 'shared-ui/works/two-gable-house-ham'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Two-gable house, Ham: a new-build',
  about: { title: 'the two-gable house, Ham', service: 'builders' },
  description: `A new house of 270\u00a0m² on a former tennis court in Ham: a brick gable, a timber gable and a glazed hall between them, ${weeks}\u00a0weeks on site.`,
} as const satisfies WorkSummary

/** The words of /works/two-gable-house-ham. */
export default {
  work: twoGableHouseHam,
  hero: { picture: houseNewBuildDuskHero, caption: 'From the drive at dusk, with the pool at the right' },
  similar: { title: 'New houses like this', link: `${routes.builders}/residential/new-builds` },
  facts: {
    client: 'Private, a couple',
    area: 270,
    did: 'Planning, technical drawings, structure, build and joinery',
    manager: marcusBell.name,
  },
  programme: [
    { title: 'Ground, drains and slab', weeks: 9 },
    { title: 'Steel frame and blockwork', weeks: 8 },
    { title: 'Roofs, brick and timber', weeks: 11 },
    { title: 'Glazing and the hall', weeks: 4 },
    { title: 'Services and plaster', weeks: 8 },
    { title: 'Stair, joinery and finish' },
  ],
  story: {
    title: 'Two houses, and what happens between them.',
    paragraphs: [
      'The plot was a tennis court behind a hedge. The clients wanted one house for two sets of hours: one of them is at work by six, the other writes until two in the morning.',
      'So there are two gables, 6.7 and 6.9\u00a0metres wide. The pale-brick gable has the dining and living rooms, with the main bedroom above. The gable of thermally modified timber has the kitchen, a sitting room and, upstairs, the study and a guest room. A hall of glass, 4.6\u00a0metres wide and five high, stands three metres back between them and holds the stair.',
      'The hall was the hard part. Glass will not brace anything, and the planners had limited the height, so there was no room for a truss. Each gable is a steel frame that stands by itself. The roof of the hall hangs between the two on pinned shoes, so that either may move by 12\u00a0mm. The glass was ordered from a survey of the finished steel and not from the drawings, which cost three weeks and saved five panes.',
      'The frame went up in eight working days. Brick and timber followed on separate scaffolds, and the pool in front was dug last. It is 300\u00a0mm deep and takes the rain from both roofs.',
    ],
  },
  rows: [
    [{ picture: houseNewBuildDay, caption: 'The same front by day. The timber gable is reflected in the pool.' }],
    [
      { picture: houseGlassLinkEntrance, caption: 'The entrance, set back between the gables' },
      { picture: structuralSteelFrame, caption: 'The frame of one gable, with blockwork following' },
    ],
  ],
  drawings: [
    { drawing: twoGablePlan, title: 'Ground floor', detail: 'Dimensions in millimetres, north at the top' },
    { drawing: twoGableFirstFloor, title: 'First floor', detail: 'Dimensions in millimetres' },
    {
      drawing: twoGableSection,
      title: 'Section through both gables and the hall',
      detail: 'Dimensions in millimetres',
    },
  ],
  materials: {
    items: [
      { name: 'Brick gable', value: 'Pale handmade brick, lime mortar, flush joints' },
      { name: 'Timber gable', value: 'Thermally modified timber, vertical boards of 110\u00a0mm' },
      { name: 'Roofs', value: 'Slate on the brick, standing-seam zinc verges' },
      { name: 'Hall', value: 'Bronze-coloured aluminium frames, triple glazing' },
      { name: 'Walls', value: '0.15\u00a0W/m²K, air test 1.1\u00a0m³/h·m²' },
      { name: 'Stair', value: 'Oak treads on a folded steel plate' },
      { name: 'Front door', value: 'Bottle green, 2.4\u00a0m high' },
      { name: 'Heating', value: 'Air-source heat pump, heat recovery ventilation' },
    ],
  },
  more: [
    [{ picture: houseTwoGablesGardenDay, caption: 'From the lawn: the two gables change sides' }],
    [{ picture: architecturalScaleModelWhite, caption: 'The card model that settled the roofs, at 1:100' }],
  ],
  next: { work: atticSittingRoomEaling, picture: loftConversionWindowSeatDetail },
} as const satisfies WorkContent
