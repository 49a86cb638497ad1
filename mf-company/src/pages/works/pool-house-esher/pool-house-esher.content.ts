import { routes } from 'shared-ui/brand'
import poolHousePlan from 'shared-ui/drawings/pool-house-plan'
import poolHouseSection from 'shared-ui/drawings/pool-house-section'
import { marcusBell } from 'shared-ui/people.content'
import poolHouseCopingDetail from 'shared-ui/pictures/pool-house-coping-detail'
import poolHouseHearthLounge from 'shared-ui/pictures/pool-house-hearth-lounge'
import poolHouseTerraceEvening from 'shared-ui/pictures/pool-house-terrace-evening'
import swimmingPoolPoolHouse from 'shared-ui/pictures/swimming-pool-pool-house'
import travertineBathroomBathWindow from 'shared-ui/pictures/travertine-bathroom-bath-window'
import poolHouseEsher, { weeks } from 'shared-ui/works/pool-house-esher'
import travertineBathroomKew from 'shared-ui/works/travertine-bathroom-kew'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Pool house, Esher: pool and pavilion',
  about: { title: 'the pool house, Esher', service: 'builders' },
  description: `A pool of 11 by 5\u00a0metres in Esher with a pavilion of 53\u00a0m²: a stone hearth under an oak ceiling, a bar behind glass, ${weeks}\u00a0weeks from dig to handover.`,
} as const satisfies WorkSummary

/** The words of /works/pool-house-esher. */
export default {
  work: poolHouseEsher,
  hero: { picture: swimmingPoolPoolHouse, caption: 'Across the pool: the hearth in the open, the bar behind glass' },
  similar: { title: 'Swimming pools like this', link: `${routes.builders}/residential/swimming-pools` },
  facts: {
    client: 'Private, a family of four',
    area: 53,
    did: 'Drawings, pool, build and joinery',
    manager: marcusBell.name,
  },
  programme: [
    { title: 'Dig and drains', weeks: 3 },
    { title: 'Tank, cast and filled', weeks: 8 },
    { title: 'Walls and roof', weeks: 8 },
    { title: 'Stone and glass', weeks: 7 },
    { title: 'Plant and tiling', weeks: 5 },
    { title: 'Oak, bar, planting' },
  ],
  story: {
    title: 'Build the tank first, and trust it for a week.',
    paragraphs: [
      'The garden falls gently to the south and was open to the wind from the west. The clients asked for a pool that could be used from April to October, and a room beside it out of the wind.',
      'The building is the shelter. It is 11\u00a0metres long, as long as the pool, and stands 3.5\u00a0metres back from it along the north side. Two thirds of it are open: a hearth and a sofa under an oak ceiling. The last third is glazed and holds a bar, a shower and, behind a panel, the plant.',
      'The hard part was the roof. It is a flat plate of 11.2 by 5.7\u00a0metres, and the clients wanted to see as few posts as possible. There are four, of solid oak, 140\u00a0mm square, and they stand in the front edge where they line up with the joints of the paving. The stone walls at the back do the bracing. The oak boards below the roof are 60\u00a0mm wide with a shadow between them, and hide the speakers, the lights and a heater over the sofa.',
      'The tank is reinforced concrete, 1.5\u00a0metres deep, with every pipe cast in. It stood full for a week before the first tile went on. The coping is one stone deep and level to 2\u00a0mm over its 32\u00a0metres.',
    ],
  },
  waterline: { drawing: poolHouseSection, places: [0.4, 9.2, 13.6, 4.8] },
  rows: [[{ picture: poolHouseHearthLounge, caption: 'Under the oak, by the hearth' }]],
  drawings: [
    { drawing: poolHousePlan, title: 'Plan of house and pool', detail: 'Dimensions in millimetres' },
    { drawing: poolHouseSection, title: 'Section through pool and lounge', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: poolHouseCopingDetail, caption: 'The coping, level with the terrace' },
    items: [
      { name: 'Pool', value: '11.0 × 5.0\u00a0m, 1.5\u00a0m deep, reinforced concrete, mosaic' },
      { name: 'Coping', value: 'Limestone, 350\u00a0mm wide, bullnosed' },
      { name: 'Terrace', value: 'Limestone, 1,200 × 600\u00a0mm, drained below' },
      { name: 'Posts', value: 'Four, solid oak, 140 × 140\u00a0mm' },
      { name: 'Ceiling', value: 'Oak boards, 60\u00a0mm, open joints' },
      { name: 'Back wall', value: 'Travertine, with the hearth in a plastered breast' },
      { name: 'Bar', value: 'Walnut with a travertine top, behind three sliding panes' },
      { name: 'Heating', value: 'Air-source heat pump, slatted cover' },
    ],
  },
  more: [[{ picture: poolHouseTerraceEvening, caption: 'From the hearth across the terrace, in the evening' }]],
  next: { work: travertineBathroomKew, picture: travertineBathroomBathWindow },
} as const satisfies WorkContent
