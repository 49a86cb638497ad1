import { routes } from 'shared-ui/brand'
import dormerPlan from 'shared-ui/drawings/dormer-plan'
import dormerSection from 'shared-ui/drawings/dormer-section'
import { danutaKowal } from 'shared-ui/people.content'
import kitchenDarkOakDrawerDetail from 'shared-ui/pictures/kitchen-dark-oak-drawer-detail'
import rearDormerBedroom from 'shared-ui/pictures/rear-dormer-bedroom'
import rearDormerStairRooflight from 'shared-ui/pictures/rear-dormer-stair-rooflight'
import wardrobeLoftLitShelves from 'shared-ui/pictures/wardrobe-loft-lit-shelves'
import wardrobeLoftOpenBay from 'shared-ui/pictures/wardrobe-loft-open-bay'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Rear dormer, Twickenham: a loft',
  about: { title: 'the rear dormer, Twickenham', service: 'builders' },
  description:
    'A plain loft conversion of 30\u00a0m² in Twickenham: a rear dormer, a bedroom with fitted wardrobes and a shower, nine weeks on site without planning permission.',
} as const satisfies WorkSummary

/** The words of /works/rear-dormer-twickenham. */
export default {
  work: rearDormerTwickenham,
  hero: { picture: rearDormerBedroom, caption: 'The bed under the window of the dormer, with the stair at the right' },
  similar: { title: 'Loft conversions like this', link: `${routes.builders}/residential/loft-conversions` },
  facts: {
    client: 'Private, a family of four',
    area: 30,
    did: 'Structure, build and joinery',
    manager: danutaKowal.name,
  },
  programme: [
    { title: 'Scaffold and steels', weeks: 2 },
    { title: 'Floor and dormer', weeks: 2 },
    { title: 'Slates, lead and windows', weeks: 1 },
    { title: 'Stair, pipes and plaster', weeks: 2 },
    { title: 'Shower and wardrobes' },
  ],
  story: {
    title: 'An ordinary loft, without planning permission.',
    paragraphs: [
      'A terrace of 1898, two children, and two bedrooms. The family wanted a third for as little as it could properly cost. The roof was 3.2\u00a0metres high inside, so nothing had to be lifted, and the ceilings below could stay.',
      'The dormer stands behind the ridge and back from the garden eaves. It adds 29\u00a0cubic metres of the 40 that the law gives a terraced house, so it needed no planning permission. It did need a certificate that says so, a party wall award on each side, and building control.',
      'Three steels went up through the roof in a morning. The stair rises over the old one, so that no bedroom was lost to it, and the doors on the way down are half-hour fire doors now, one of them at its foot. The family slept at home throughout. Water was off twice, for half a day each time, and the dates went up on the kitchen wall a week before.',
      'The joiners measured while the plaster dried. Ten doors run along one party wall; the first four are cut to the slope, each from its own template. Two bays in the middle stay open and lit. Where the ceiling comes down to a metre there are drawers.',
    ],
  },
  rows: [
    [
      { picture: wardrobeLoftSlopedCeiling, caption: 'Along the party wall: the street slope at the left' },
      { picture: rearDormerStairRooflight, caption: 'From the bed to the stair, and to drawers under the rooflight' },
    ],
    [
      { picture: wardrobeLoftOpenBay, caption: 'Where the ceiling is level, two bays stay open' },
      { picture: wardrobeLoftLitShelves, caption: 'A lamp over each shelf, and drawers below' },
    ],
  ],
  drawings: [
    { drawing: dormerSection, title: 'Section through the house', detail: 'Dimensions in millimetres' },
    { drawing: dormerPlan, title: 'Plan', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    items: [
      { name: 'Structure', value: 'Three steels, new joists of 200\u00a0mm' },
      { name: 'Dormer', value: 'Slate cheeks, flat roof with a 20-year cover' },
      { name: 'Insulation', value: 'PIR, 0.15\u00a0W/m²K in the slope' },
      { name: 'Windows', value: 'One of three lights, one rooflight to the street' },
      { name: 'Floor', value: 'Oak-faced boards' },
      { name: 'Wardrobes', value: 'Painted doors, birch ply inside' },
      { name: 'Shower', value: '900 × 550\u00a0mm tray, tiled to the ceiling' },
    ],
  },
  next: { work: kitchenInDarkOakRichmond, picture: kitchenDarkOakDrawerDetail },
} as const satisfies WorkContent
