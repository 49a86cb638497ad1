import { typically } from 'shared-ui/costs.content'
import loftSection from 'shared-ui/drawings/loft-section'
import { danutaKowal } from 'shared-ui/people.content'
import loftBefore from 'shared-ui/pictures/loft-before'
import loftConversionArmchairsDormer from 'shared-ui/pictures/loft-conversion-armchairs-dormer'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import loftConversionLandingStair from 'shared-ui/pictures/loft-conversion-landing-stair'
import loftConversionLowBookshelves from 'shared-ui/pictures/loft-conversion-low-bookshelves'
import loftConversionWindowSeatDetail from 'shared-ui/pictures/loft-conversion-window-seat-detail'
import rearDormerBedroom from 'shared-ui/pictures/rear-dormer-bedroom'
import rearDormerStairRooflight from 'shared-ui/pictures/rear-dormer-stair-rooflight'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import type { ResidentialCategory } from '../ResidentialCategory.ts'
import { planningPermission } from '../residential.content.ts'

/** The words of /sovran-builders/residential/loft-conversions. */
export const loftConversions = {
  id: 'loft-conversions',
  description: 'A floor that you already own, once the stair is in the right place.',
  typically: typically['loft-conversions'],
  planning: {
    text: 'Often none up to 40\u00a0cubic metres on a terrace, 50 on other houses: a certificate proves it. Flats and conservation areas need permission.',
    link: planningPermission,
  },
  manager: danutaKowal,
  picture: loftConversionArmchairsDormer,
  headings: {
    featured: 'One loft with its timbers shown, and one plain.',
    process: '{Count} steps, most of them above your ceiling.',
    gallery: 'Under the ridge, and beside it.',
  },
  content: {
    introduction:
      'Every loft begins with the same two measurements: the height under the ridge and the place where a stair can arrive beneath it. If the first is above about 2.2\u00a0metres and the second does not cost a bedroom, the rest is carpentry.',
    sections: [
      {
        title: 'Dormer, hip or mansard',
        content:
          'Permitted development allows 40\u00a0cubic metres of new roof on a terrace and 50 on a semi or a detached house, with the dormer set back from the eaves. Hip-to-gable squares off the end of a semi. A mansard rebuilds the whole slope at 70\u00a0degrees, needs permission, and gives you a storey with walls.',
      },
      {
        title: 'A new floor, and a way out of it',
        content:
          'The old ceiling joists were never a floor, so new ones span between steels and the ceiling below stays where it is. A third storey needs a protected stair: half-hour fire doors, one of them at the foot of the new stair, linked alarms and a clear route to the street. Between and beneath the rafters go two layers of PIR, with the ventilation gap left open above them.',
      },
    ],
    featuredProjects: [
      {
        work: atticSittingRoomEaling,
        description: 'The struts came out. Two oak trusses carry the purlins, and are left to be seen.',
        picture: loftConversionLandingStair,
      },
      {
        work: rearDormerTwickenham,
        description: 'A bedroom and a shower behind a plain dormer, with wardrobes along one party wall.',
        picture: rearDormerBedroom,
      },
    ],
    processSteps: [
      {
        title: 'Measure the ridge',
        description: 'Head height, stair position, chimney and tanks, in one visit.',
      },
      {
        title: 'Certificate or consent',
        description: 'Volume counted, dormer drawn, neighbours told before the scaffold goes up.',
      },
      {
        title: 'Steel and floor',
        description: 'Beams lifted through the roof, new joists in, your bedroom ceiling untouched.',
      },
      {
        title: 'Roof and windows',
        description: 'Dormer framed, slated and flashed in lead; watertight before the stair goes through.',
      },
      {
        title: 'Stair and finish',
        description: 'Stair through, plaster, fire doors and paint: the last four weeks.',
      },
    ],
    gallery: [
      { picture: loftConversionWindowSeatDetail, caption: 'A seat under the rooflight, the length of the wall' },
      { picture: loftConversionLowBookshelves, caption: 'Books along the eaves, below the height of a person' },
      { picture: rearDormerStairRooflight, caption: 'In Twickenham, drawers where the slope comes down' },
    ],
    testimonials: [
      {
        quote: 'Nine weeks, as they said. I would ask for more sockets.',
        author: 'Sarah Whitlock',
        company: 'Homeowner, Twickenham',
        projectType: 'Rear dormer',
      },
    ],
  },
  section: {
    drawing: loftSection,
    title: 'Attic sitting room, Ealing',
    detail: 'Section along the stair, in millimetres',
  },
  comparison: {
    title: 'Eleven weeks, first to last.',
    note: 'The same gable from the same place.',
    label: 'Compare the loft before and after the conversion',
    before: { picture: loftBefore, label: 'Before', detail: 'Week 1' },
    after: { picture: loftConversionDormerRooflights, label: 'After', detail: 'Week 11' },
  },
} as const satisfies ResidentialCategory
