import { routes } from 'shared-ui/brand'
import gardenRoomPlan from 'shared-ui/drawings/garden-room-plan'
import gardenRoomSection from 'shared-ui/drawings/garden-room-section'
import { marcusBell } from 'shared-ui/people.content'
import dressingRoomWalnutMirrorWall from 'shared-ui/pictures/dressing-room-walnut-mirror-wall'
import gardenRoomGreenKitchen from 'shared-ui/pictures/garden-room-green-kitchen'
import gardenRoomKitchenInside from 'shared-ui/pictures/garden-room-kitchen-inside'
import gardenRoomThresholdDetail from 'shared-ui/pictures/garden-room-threshold-detail'
import rearGlassExtensionGarden from 'shared-ui/pictures/rear-glass-extension-garden'
import gardenRoomIsleworth, { weeks } from 'shared-ui/works/garden-room-isleworth'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Garden room, Isleworth: a rear extension',
  about: { title: 'the garden room, Isleworth', service: 'builders' },
  description: `A rear extension of 26\u00a0m² to a Victorian house in Isleworth: seven metres of sliding glass, an oak soffit and a flush threshold, ${weeks}\u00a0weeks on site.`,
} as const satisfies WorkSummary

/** The words of /works/garden-room-isleworth. */
export default {
  work: gardenRoomIsleworth,
  hero: { picture: rearGlassExtensionGarden, caption: 'Four panes across the back of the house, two of which slide' },
  similar: { title: 'Extensions like this', link: `${routes.builders}/residential/extensions` },
  facts: {
    client: 'Private, a couple with two children',
    area: 26,
    did: 'Planning, structure, build and kitchen',
    manager: marcusBell.name,
  },
  programme: [
    { title: 'Drains and foundations', weeks: 4 },
    { title: 'Frame in, wall out', weeks: 3 },
    { title: 'Roof and rooflight', weeks: 3 },
    { title: 'Glass', weeks: 2 },
    { title: 'Services, screed, plaster', weeks: 5 },
    { title: 'Floor, kitchen and terrace' },
  ],
  story: {
    title: 'The wall came out in a week. The beam took a street.',
    paragraphs: [
      'The house is three bays wide with a kitchen that looked at its own drains. The brief was short: eat in the garden for seven months of the year without carrying anything.',
      'We took out 7.2\u00a0metres of the back wall and built out by 3.6. A storey of London stock brick and the roof stand above that opening. They rest on one beam, which could not come through the house and was too long for the side passage. It came over the roof: a street closure from six until ten on a Sunday, one crane and one attempt. The beam sits within the depth of the old wall, whose brick was left to be seen at both ends of the opening.',
      'The new roof is a thin bronze edge with oak boards beneath it that run from inside to out. It projects 850\u00a0mm beyond the glass, which keeps the high sun off the table. The glass is 7.3\u00a0metres in four panes; the tracks are let into the stone, and a drain runs the length of the threshold under a slot 8\u00a0mm wide.',
      'The floor is one pale limestone inside and out, laid to a fall of 1 in 80 beyond the track and dead level indoors.',
    ],
  },
  rows: [
    [
      { picture: gardenRoomThresholdDetail, caption: 'Track, threshold and drain on one level' },
      { picture: gardenRoomKitchenInside, caption: 'From the kitchen, under the rooflight' },
    ],
    [{ picture: gardenRoomGreenKitchen, caption: 'From the table back to the kitchen' }],
  ],
  drawings: [
    { drawing: gardenRoomPlan, title: 'Plan of the extension and the kitchen', detail: 'Dimensions in millimetres' },
    {
      drawing: gardenRoomSection,
      title: 'Section from the terrace to the kitchen',
      detail: 'Dimensions in millimetres',
    },
  ],
  materials: {
    items: [
      { name: 'Beam', value: 'One steel of 7.9\u00a0m, in the depth of the old wall' },
      { name: 'Glass', value: 'Four panes of 1.8 × 2.75\u00a0m, two sliding' },
      { name: 'Frames', value: 'Aluminium, dark bronze, 35\u00a0mm at the meeting stile' },
      { name: 'Soffit', value: 'Oak boards, oiled, inside and out' },
      { name: 'Floor', value: 'Limestone, 900 × 600\u00a0mm, heated inside' },
      { name: 'Cheek walls', value: 'Reclaimed London stock brick, lime mortar' },
      { name: 'Kitchen', value: 'Bottle-green fronts, marble-topped island in oak' },
    ],
  },
  next: { work: walnutDressingRoomBarnes, picture: dressingRoomWalnutMirrorWall },
} as const satisfies WorkContent
