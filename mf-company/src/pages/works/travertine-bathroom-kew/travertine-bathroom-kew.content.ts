import { routes } from 'shared-ui/brand'
import bathroomElevation from 'shared-ui/drawings/bathroom-elevation'
import bathroomPlan from 'shared-ui/drawings/bathroom-plan'
import { danutaKowal } from 'shared-ui/people.content'
import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import bathroomWalnutDoubleVanity from 'shared-ui/pictures/bathroom-walnut-double-vanity'
import livingRoomFromTheFire from 'shared-ui/pictures/living-room-from-the-fire'
import travertineBathroomBathWindow from 'shared-ui/pictures/travertine-bathroom-bath-window'
import travertineBathroomShower from 'shared-ui/pictures/travertine-bathroom-shower'
import travertineBathroomVanityView from 'shared-ui/pictures/travertine-bathroom-vanity-view'
import travertineBathroomKew, { weeks } from 'shared-ui/works/travertine-bathroom-kew'
import walnutLivingRoomPutney from 'shared-ui/works/walnut-living-room-putney'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Travertine bathroom, Kew: stone and walnut',
  about: { title: 'the travertine bathroom, Kew', service: 'interiors' },
  description: `A bathroom of 31\u00a0m² in Kew in travertine on every wall: a walk-in shower behind one sheet of glass, a bath in the sun and a walnut vanity, ${weeks}\u00a0weeks.`,
} as const satisfies WorkSummary

/** The words of /works/travertine-bathroom-kew. */
export default {
  work: travertineBathroomKew,
  hero: { picture: bathroomTravertineBath, caption: 'The bath before its niche, with the shower at the left' },
  similar: { title: 'Bathrooms like this', link: `${routes.interiors}/bespoke-areas/bathrooms` },
  facts: {
    client: 'Private, a couple',
    area: 31,
    did: 'Drawings, structure, build and joinery',
    manager: danutaKowal.name,
  },
  programme: [
    { title: 'Strip-out and joists', weeks: 3 },
    { title: 'Pipes and heating', weeks: 3 },
    { title: 'Tanking and flood test', weeks: 2 },
    { title: 'Stone, floor and walls', weeks: 4 },
    { title: 'Vanity, glass, taps' },
  ],
  story: {
    title: 'Four tonnes of stone, upstairs.',
    paragraphs: [
      'The clients knew what they wanted to look at: one stone, on the floor and on every wall, with its bands level all the way round. It was for a first floor in a house of 1898.',
      'Travertine 20\u00a0mm thick weighs 50\u00a0kg a square metre, and there were to be eighty. We opened the floor and calculated the joists, which were 50\u00a0mm too shallow. They were doubled, and a steel was put under the bath, which holds 240\u00a0litres. On top went a deck of 22\u00a0mm ply and a decoupling mat, so that the house may move and the joints stay closed.',
      'Then the room was made waterproof as if there were to be no stone. Two coats of membrane cover the whole floor and the wet walls, with tape in each corner. The shower tray falls 1 in 80 to a slot drain, and was flooded for twelve hours with a plumber’s lamp in the room below.',
      'The slabs were set out on paper before one was cut, from the corner that is seen first. Every course is 600\u00a0mm high, and the bands meet at all four corners. The shower has no door: one sheet of glass, 1.3\u00a0metres wide, let into the floor and held at the head by a brass bar. The vanity hangs from a steel frame in the wall, so that the floor runs on beneath it.',
    ],
  },
  rows: [
    [{ picture: travertineBathroomVanityView, caption: 'Two bowls, two mirrors and a walnut cupboard for towels' }],
    [{ picture: travertineBathroomBathWindow, caption: 'The window over the garden, and its sun as far as the bath' }],
  ],
  drawings: [
    { drawing: bathroomPlan, title: 'Plan of the room', detail: 'Dimensions in millimetres' },
    { drawing: bathroomElevation, title: 'Elevation of the vanity wall', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: travertineBathroomShower, caption: 'The shower, behind one sheet of glass' },
    items: [
      { name: 'Walls', value: 'Travertine, 1,200 × 600\u00a0mm, 20\u00a0mm, filled and sealed' },
      { name: 'Floor', value: 'Travertine, 900 × 900\u00a0mm, heated' },
      { name: 'Membrane', value: 'Liquid-applied, two coats, tape at all angles' },
      { name: 'Shower', value: 'One sheet of 10\u00a0mm glass, linear drain, fall of 1 in 80' },
      { name: 'Bath', value: 'Freestanding, 1,750\u00a0mm, on a steel' },
      { name: 'Vanity', value: 'American walnut on moisture-resistant ply, marble bowls' },
      { name: 'Taps', value: 'Unlacquered brass, wall-mounted' },
      { name: 'Extract', value: 'Humidity-sensed, ducted outside' },
    ],
  },
  more: [[{ picture: bathroomWalnutDoubleVanity, caption: 'The vanity, hung so that the floor runs on beneath it' }]],
  next: { work: walnutLivingRoomPutney, picture: livingRoomFromTheFire },
} as const satisfies WorkContent
