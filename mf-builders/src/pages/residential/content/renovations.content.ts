import foyerSweepingStaircase from 'shared-ui/pictures/foyer-sweeping-staircase'
import livingRoomBeforeStripOut from 'shared-ui/pictures/living-room-before-strip-out'
import livingRoomMediaWallBookshelves from 'shared-ui/pictures/living-room-media-wall-bookshelves'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import londonTerraceFrontDoor from 'shared-ui/pictures/london-terrace-front-door'
import travertineBathroomVanityView from 'shared-ui/pictures/travertine-bathroom-vanity-view'
import type { ResidentialCategory } from '../ResidentialCategory.ts'

/** The words of /sovran-builders/residential/renovations. */
export const renovations = {
  id: 'renovations',
  title: 'Renovations',
  description: 'Strip it back to what is sound, then put it together in the right order.',
  heroImage: londonGeorgianTerraceRenovation,
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
        title: 'Georgian terrace, Richmond',
        description:
          'Sashes rehung, cornices cast from the originals, and underfloor heating beneath boards that look as if they had never been lifted.',
        image: londonTerraceFrontDoor,
      },
      {
        title: 'Hall and stair, Wimbledon',
        description:
          'A curved stair, rebuilt until its last step met the landing, over a floor of green and white marble.',
        image: foyerSweepingStaircase,
      },
    ],
    processSteps: [
      {
        number: 1,
        title: 'Open up',
        description: 'Trial holes, lifted boards, a drain camera and an asbestos survey before the price is fixed.',
      },
      {
        number: 2,
        title: 'Consents',
        description: 'Listed building consent, party wall notices and a full plans application, lodged together.',
      },
      {
        number: 3,
        title: 'Strip and repair',
        description: 'Roof, gutters and structure made good, and everything sound labelled and left.',
      },
      {
        number: 4,
        title: 'Services and plaster',
        description: 'First fix photographed room by room, so that no future picture hook meets a pipe.',
      },
      {
        number: 5,
        title: 'Finish and hand over',
        description: 'Joinery, paint and a folder of certificates, in the order they will be asked for.',
      },
    ],
    gallery: [
      { image: londonGeorgianTerraceRenovation, caption: 'Stock brick cleaned with water, not grit' },
      { image: londonTerraceFrontDoor, caption: 'Fanlight releaded, door hung on its old hinges' },
      { image: foyerSweepingStaircase, caption: 'Curved stair, brass rail, chequered floor' },
      { image: livingRoomMediaWallBookshelves, caption: 'Chimney breast kept, and given work to do' },
      { image: travertineBathroomVanityView, caption: 'Two basins, so that nobody waits' },
    ],
    testimonials: [
      {
        quote: 'They found the rot in the first fortnight and the price for it by the Friday. There were no others.',
        author: 'Catherine Ashdown',
        company: 'Homeowner, Richmond',
        projectType: 'Listed terrace renovation',
      },
      {
        quote:
          'I have photographs of every wall with its skin off. The electrician who came last year was quite moved.',
        author: 'Michael Threlfall',
        company: 'Homeowner, Kew',
        projectType: 'Whole-house renovation',
      },
    ],
  },
  comparison: {
    title: 'One room, taken back and put together.',
    note: 'The same place in the same room, through the same lens.',
    label: 'Compare the living room before and after the renovation',
    before: { picture: livingRoomBeforeStripOut, label: 'Before', detail: 'Strip-out' },
    after: { picture: livingRoomMediaWallBookshelves, label: 'After', detail: 'Handover' },
  },
  callToAction: 'Ready to Start Your Renovations Project?',
} as const satisfies ResidentialCategory
