import { routes } from 'shared-ui/brand'
import georgianDrawingRoomPlan from 'shared-ui/drawings/georgian-drawing-room-plan'
import terraceElevation from 'shared-ui/drawings/terrace-elevation'
import { danutaKowal } from 'shared-ui/people.content'
import georgianTerraceDrawingRoom from 'shared-ui/pictures/georgian-terrace-drawing-room'
import georgianTerraceSashShutters from 'shared-ui/pictures/georgian-terrace-sash-shutters'
import georgianTerraceStreetWindows from 'shared-ui/pictures/georgian-terrace-street-windows'
import greenLibraryEveningLamps from 'shared-ui/pictures/green-library-evening-lamps'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import londonTerraceFrontDoor from 'shared-ui/pictures/london-terrace-front-door'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Georgian terrace, Richmond: a renovation',
  about: { title: 'the Georgian terrace, Richmond', service: 'builders' },
  description:
    'A listed terrace house of 300\u00a0m² in Richmond: the front restored to the last sash cord and everything behind it rewired, replumbed and insulated.',
} as const satisfies WorkSummary

/** The words of /works/georgian-terrace-richmond. */
export default {
  work: georgianTerraceRichmond,
  hero: {
    picture: londonGeorgianTerraceRenovation,
    caption: 'The terrace from across the street; ours has the green door',
    position: '50% 96%',
  },
  similar: { title: 'Renovations like this', link: `${routes.builders}/residential/renovations` },
  facts: {
    client: 'Private, a family of five',
    area: 300,
    did: 'Consents, drawings, build and joinery',
    manager: danutaKowal.name,
  },
  programme: [
    { title: 'Scaffold, roof and gutters', weeks: 8 },
    { title: 'Strip-out and repairs', weeks: 7 },
    { title: 'Pipes and cables', weeks: 8 },
    { title: 'Plaster and cornices', weeks: 9 },
    { title: 'Sashes and doors', weeks: 6 },
    { title: 'Floors, paint, handover' },
  ],
  story: {
    title: 'A front where nothing has happened.',
    paragraphs: [
      'The house is one of a terrace of 1811, five storeys high and 5.6\u00a0metres wide between its party walls. It is listed, which meant that nobody was to notice from the street that we had been there.',
      'Behind the front, everything had to change. Rot had been found before we were appointed; we found the rest in the first fortnight, and its price was on paper by the Friday. Three floors were opened from above so that the lath ceilings below could stay. Where plaster had gone, we took moulds from what was left and ran the cornices again in lime. The cables run in the old chases and the pipes beside the flues, and no joist was notched that had not been notched before.',
      'The walls are solid brick and dry through both faces. They are lined with wood fibre and lime plaster where the panelling allowed it, which halves what they lose and lets them breathe. Heating runs beneath the boards of the two lower floors, which were lifted, numbered and put back in order.',
      'All twenty-two sashes were rehung. Eleven needed new bottom rails, spliced and not replaced. They have new cords and weights, and a brush in the meeting rail against the draught. The door is on its old hinges, under a fanlight with new leading.',
    ],
  },
  rows: [
    [
      {
        picture: georgianTerraceStreetWindows,
        caption: 'Three sashes to the street, from across the first-floor room',
      },
    ],
    [
      { picture: georgianTerraceSashShutters, caption: 'A sash from inside: six over six, shutters folded back' },
      { picture: georgianTerraceDrawingRoom, caption: 'The first-floor drawing room, with its chimneypiece' },
    ],
  ],
  drawings: [
    {
      drawing: terraceElevation,
      title: 'Street front, between the party walls',
      detail: 'Dimensions in millimetres',
    },
    { drawing: georgianDrawingRoomPlan, title: 'First-floor drawing room', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: londonTerraceFrontDoor, caption: 'The door, on its old hinges' },
    items: [
      { name: 'Front', value: 'Stock brick cleaned with water, stucco in lime' },
      { name: 'Roof', value: 'Welsh slate, lead gutters of code\u00a07' },
      { name: 'Sashes', value: 'Twenty-two, rehung and brushed, six over six' },
      { name: 'Insulation', value: '60\u00a0mm wood fibre in lime, where it could go' },
      { name: 'Cornices', value: 'Run in lime plaster from moulds of the originals' },
      { name: 'Floors', value: 'The old pine boards, over heating below' },
      { name: 'Services', value: 'Rewired to BS 7671, lead supply replaced' },
    ],
  },
  next: { work: greenLibraryChiswick, picture: greenLibraryEveningLamps },
} as const satisfies WorkContent
