import { typically } from 'shared-ui/costs.content'
import { danutaKowal } from 'shared-ui/people.content'
import foyerConsoleMarbleFloor from 'shared-ui/pictures/foyer-console-marble-floor'
import georgianTerraceDrawingRoom from 'shared-ui/pictures/georgian-terrace-drawing-room'
import georgianTerraceSashShutters from 'shared-ui/pictures/georgian-terrace-sash-shutters'
import georgianTerraceStreetWindows from 'shared-ui/pictures/georgian-terrace-street-windows'
import livingRoomBeforeStripOut from 'shared-ui/pictures/living-room-before-strip-out'
import livingRoomMediaWallBookshelves from 'shared-ui/pictures/living-room-media-wall-bookshelves'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import londonTerraceFrontDoor from 'shared-ui/pictures/london-terrace-front-door'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import hallAndStairWimbledon from 'shared-ui/works/hall-and-stair-wimbledon'
import type { ResidentialCategory } from '../ResidentialCategory.ts'
import { planningPermission } from '../residential.content.ts'

/** The words of /sovran-builders/residential/renovations. */
export const renovations = {
  id: 'renovations',
  description: 'Strip it back to what is sound, then put it together in the right order.',
  typically: typically.renovations,
  planning: {
    text: 'Usually none for work inside. A listed house needs consent for that too; a conservation area limits what changes outside.',
    link: planningPermission,
  },
  manager: danutaKowal,
  // The front doors, not the sky.
  picture: { ...londonGeorgianTerraceRenovation, position: '50% 100%' },
  headings: {
    featured: 'A front kept, and a stair rebuilt.',
    process: 'Opened up first, painted last.',
    gallery: 'One room, and its three windows.',
  },
  content: {
    introduction:
      'A renovation is mostly a matter of sequence. Roof and drains first, then structure, then pipes and cables, then plaster, and only then the colour that the whole thing was supposed to be about. We open up early, so that the surprises arrive while they are still cheap.',
    sections: [
      {
        title: 'Old walls need to breathe out',
        content:
          'A nine-inch solid brick wall dries through its faces. We repoint it in lime, insulate the inside with wood fibre rather than foil-backed board, and leave the cavity trays to walls that have a cavity. Damp that was blamed on the wall for thirty years usually turns out to be the gutter.',
      },
      {
        title: 'New services throughout',
        content:
          'Rewiring to BS 7671 with the certificate to prove it, lead supply pipes replaced, a boiler or heat pump sized from a heat-loss calculation for every room. Replacement windows come with a FENSA certificate or a building control sign-off. Houses empty for two years may qualify for VAT at 5%, and we will tell you if yours does.',
      },
    ],
    featuredProjects: [
      {
        work: georgianTerraceRichmond,
        description:
          'Sashes rehung, cornices run again in lime, and underfloor heating beneath boards that look as if they had never been lifted.',
        picture: londonTerraceFrontDoor,
      },
      {
        work: hallAndStairWimbledon,
        description:
          'A curved stair, rebuilt until its last step met the landing, over a floor of black and white marble.',
        picture: foyerConsoleMarbleFloor,
      },
    ],
    processSteps: [
      {
        title: 'Open up',
        description: 'Trial holes, lifted boards, a drain camera and an asbestos survey before the price is fixed.',
      },
      {
        title: 'Consents',
        description: 'Listed building consent, party wall notices and a full plans application, lodged together.',
      },
      {
        title: 'Strip and repair',
        description: 'Roof, gutters and structure made good, and everything sound labelled and left.',
      },
      {
        title: 'Services and plaster',
        description: 'First fix photographed room by room, so that no future picture hook meets a pipe.',
      },
      {
        title: 'Finish and hand over',
        description: 'Joinery, paint and a folder of certificates, in the order they will be asked for.',
      },
    ],
    gallery: [
      { picture: georgianTerraceSashShutters, caption: 'A sash rehung, its shutters freed' },
      { picture: georgianTerraceDrawingRoom, caption: 'The cornice, run again in lime from what was left' },
      { picture: georgianTerraceStreetWindows, caption: 'Three sashes to the street, on new cords' },
    ],
    testimonials: [
      {
        quote: 'They found the rot in the first fortnight and told us the cost that Friday.',
        author: 'Catherine Ashdown',
        company: 'Homeowner, Richmond',
        projectType: 'House renovation',
        work: georgianTerraceRichmond,
      },
    ],
  },
  comparison: {
    title: 'One room, taken back and put together.',
    note: 'One room from one place, during the work and after it.',
    label: 'Compare the living room before and after the renovation',
    before: { picture: livingRoomBeforeStripOut, label: 'Before', detail: 'Strip-out' },
    after: { picture: livingRoomMediaWallBookshelves, label: 'After', detail: 'Handover' },
  },
  measured: {
    kind: 'ranges',
    title: 'Where the heat goes, and where it stops.',
    note: 'Heat lost through each square metre, before and after: U-values in W/m²K, typical of a London terrace.',
    end: 5,
    step: 1,
    rows: [
      {
        name: 'Sash windows',
        note: 'Overhauled, draught-stripped, with secondary glazing',
        from: 1.8,
        to: 4.8,
        text: '4.8 to 1.8',
      },
      { name: 'Roof', note: '300\u00a0mm of wool at the joists', from: 0.15, to: 2.3, text: '2.3 to 0.15' },
      {
        name: 'Solid brick wall',
        note: '80\u00a0mm of wood fibre inside, lime plaster',
        from: 0.4,
        to: 2.1,
        text: '2.1 to 0.40',
      },
      {
        name: 'Timber ground floor',
        note: 'Insulated between the joists, vents kept open',
        from: 0.25,
        to: 0.7,
        text: '0.70 to 0.25',
      },
    ],
  },
} as const satisfies ResidentialCategory
