import { routes } from 'shared-ui/brand'
import loftPlan from 'shared-ui/drawings/loft-plan'
import loftSection from 'shared-ui/drawings/loft-section'
import { danutaKowal } from 'shared-ui/people.content'
import loftBefore from 'shared-ui/pictures/loft-before'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import loftConversionLandingStair from 'shared-ui/pictures/loft-conversion-landing-stair'
import loftConversionLowBookshelves from 'shared-ui/pictures/loft-conversion-low-bookshelves'
import loftConversionWindowSeatDetail from 'shared-ui/pictures/loft-conversion-window-seat-detail'
import rearDormerBedroom from 'shared-ui/pictures/rear-dormer-bedroom'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Attic sitting room, Ealing: a loft',
  about: { title: 'the attic sitting room, Ealing', service: 'builders' },
  description:
    'A loft conversion of 51\u00a0m² in Ealing: two oak trusses, four rooflights, a window seat and a glazed gable, eleven weeks on site over a house in use.',
} as const satisfies WorkSummary

/** The words of /works/attic-sitting-room-ealing. */
export default {
  work: atticSittingRoomEaling,
  hero: { picture: loftConversionDormerRooflights, caption: 'Towards the gable, and the chimneys behind it' },
  similar: { title: 'Loft conversions like this', link: `${routes.builders}/residential/loft-conversions` },
  facts: {
    client: 'Private, a couple working from home',
    area: 51,
    did: 'Structure, build and joinery',
    manager: danutaKowal.name,
  },
  programme: [
    { title: 'Scaffold, tank and steels', weeks: 2 },
    { title: 'Trusses and floor', weeks: 3 },
    { title: 'Rooflights and gable', weeks: 2 },
    { title: 'Insulation and plaster', weeks: 2 },
    { title: 'Stair, seat and shelves' },
  ],
  story: {
    title: 'Two trusses, assembled in the room they hold up.',
    paragraphs: [
      'The roof is a cut roof of 1906: rafters on purlins, purlins on struts, struts on the bedroom walls. It was 3.7\u00a0metres high under the ridge and crossed at waist height by timber. There was room for a room once the struts were gone.',
      'Taking them out meant that something else had to carry the purlins. Steel would have done it, boxed in. The clients preferred to see what holds their roof up. Two trusses of green oak now stand 3.6\u00a0metres apart, each with a tie at 2.3\u00a0metres that clears the taller of the two by a hand.',
      'A finished truss spans 6.4\u00a0metres and would not pass the stair, the windows or the gable. Ours came up as eleven pieces each, through the hole for the largest rooflight, and were put together on the new floor with oak pegs. For two days the roof rested on props from below, and breakfast moved to the front of the house.',
      'The small gable window became three panes down to the floor. Low shelves and a window seat fill the edges, where the ceiling is under 1.3\u00a0metres. The stair lands beneath the ridge, the one place with height for it, and its fire door stands at the foot. The work took eleven weeks, and nobody moved out.',
    ],
  },
  rows: [
    [
      {
        picture: loftConversionLowBookshelves,
        caption: 'Shelves where nobody can stand, under three of the rooflights',
      },
    ],
    [
      { picture: loftConversionWindowSeatDetail, caption: 'The window seat, with drawers under it' },
      { picture: loftConversionLandingStair, caption: 'The landing, under the ridge at the other end' },
    ],
  ],
  drawings: [
    { drawing: loftPlan, title: 'Plan', detail: 'Dimensions in millimetres' },
    { drawing: loftSection, title: 'Section through the house', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    items: [
      { name: 'Trusses', value: 'Green oak, 200 × 150\u00a0mm, pegged' },
      { name: 'Floor', value: 'Oak boards of 220\u00a0mm, on new joists and two steels' },
      { name: 'Insulation', value: 'PIR in two layers, ventilated, 0.15\u00a0W/m²K' },
      { name: 'Rooflights', value: 'Four, centre-pivot, with blinds' },
      { name: 'Gable', value: 'Three panes of 0.87 × 2.35\u00a0m, dark bronze' },
      { name: 'Seat and shelves', value: 'Painted birch ply, green wool cushions' },
      { name: 'Stair', value: 'Oak, 13 risers, open balusters' },
    ],
  },
  more: [[{ picture: loftBefore, caption: 'The gable before, from the same place' }]],
  next: { work: rearDormerTwickenham, picture: rearDormerBedroom },
} as const satisfies WorkContent
