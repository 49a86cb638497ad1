import { routes } from 'shared-ui/brand'
import darkOakKitchenPlan from 'shared-ui/drawings/dark-oak-kitchen-plan'
import modernKitchenElevation from 'shared-ui/drawings/modern-kitchen-elevation'
import { danutaKowal } from 'shared-ui/people.content'
import gardenRoomThresholdDetail from 'shared-ui/pictures/garden-room-threshold-detail'
import kitchenDarkOakDrawerDetail from 'shared-ui/pictures/kitchen-dark-oak-drawer-detail'
import kitchenDarkOakIslandSide from 'shared-ui/pictures/kitchen-dark-oak-island-side'
import kitchenDarkOakStoneNiche from 'shared-ui/pictures/kitchen-dark-oak-stone-niche'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import kitchenModernTravertineDetail from 'shared-ui/pictures/kitchen-modern-travertine-detail'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import kitchenInDarkOakRichmond, { weeks } from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Kitchen in dark oak, Richmond: a remodel',
  about: { title: 'the kitchen in dark oak, Richmond', service: 'interiors' },
  description: `Three rooms of a Richmond villa made into one kitchen of 63\u00a0m²: a goalpost frame, a travertine island of 3.1\u00a0metres and smoked oak, ${weeks}\u00a0weeks on site.`,
} as const satisfies WorkSummary

/** The words of /works/kitchen-in-dark-oak-richmond. */
export default {
  work: kitchenInDarkOakRichmond,
  hero: { picture: kitchenModernHandlelessIsland, caption: 'From the sofa end: island, niche and tall cupboards' },
  similar: { title: 'Kitchens like this', link: `${routes.interiors}/kitchens/modern` },
  facts: {
    client: 'Private, a family of five',
    area: 63,
    did: 'Structure, build and joinery',
    manager: danutaKowal.name,
  },
  programme: [
    { title: 'Opening up and props', weeks: 4 },
    { title: 'Frame and slab', weeks: 11 },
    { title: 'Screed and services', weeks: 7 },
    { title: 'Glass, plaster, floor', weeks: 6 },
    { title: 'Kitchen, fitted' },
  ],
  story: {
    title: 'One room where three had no view.',
    paragraphs: [
      'The villa had a scullery, a breakfast room and a kitchen in a back addition of 1904, altered in 1931, 1968 and 1987. None of them looked at the garden. The clients are five at breakfast and eleven at Sunday lunch, and wanted one room for both.',
      'Opening up found a bressummer cut through for a boiler flue, and a drain under the pantry. Both were put right before anything else was drawn. Then the spine wall came out. A goalpost frame of two columns and a beam of 7.2\u00a0metres carries what stood on it. A beam of that length would not turn in the side passage, so it came in two halves and was bolted together on the floor, under the wall that it was to hold. The clients stood beneath it before they released the money for it.',
      'The floor was dug out and laid again on 120\u00a0mm of insulation, with heating in the screed and one level from hall to garden. While it dried, the kitchen was made: fronts from a single flitch of oak, fumed until it is dark all through, and an island 3,100\u00a0mm long and 1,120 wide, clad in travertine that was cut so that the veins run over the edge. It was fitted in twelve days. The sink is in the island and faces the garden.',
    ],
  },
  rows: [
    [{ picture: kitchenDarkOakIslandSide, caption: 'The cook’s side, with the garden at the end' }],
    [
      { picture: kitchenModernTravertineDetail, caption: 'Where travertine meets fluted oak' },
      { picture: kitchenDarkOakStoneNiche, caption: 'The niche: travertine behind a shelf of dark oak, lit twice' },
    ],
  ],
  drawings: [
    { drawing: darkOakKitchenPlan, title: 'Plan of the new room', detail: 'Dimensions in millimetres' },
    { drawing: modernKitchenElevation, title: 'The tall wall', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: kitchenDarkOakDrawerDetail, caption: 'Cutlery in oak trays, under the worktop' },
    items: [
      { name: 'Beam', value: '254 × 254 universal column, 7.2\u00a0m in two halves' },
      { name: 'Island', value: 'Travertine, 3,100 × 1,120\u00a0mm, on fluted oak' },
      { name: 'Fronts', value: 'Smoked oak from one flitch, 3\u00a0mm gaps, no handles' },
      { name: 'Drawers', value: 'Dovetailed oak, on runners for 60\u00a0kg' },
      { name: 'Floor', value: 'Oak boards of 220\u00a0mm on 65\u00a0mm heated screed' },
      { name: 'Glass', value: 'Four sliding panes, 1.4\u00a0W/m²K' },
      { name: 'Light', value: 'Linear brass pendant, 2,700\u00a0K strips in the niche' },
    ],
  },
  next: { work: gardenRoomIsleworth, picture: gardenRoomThresholdDetail },
} as const satisfies WorkContent
