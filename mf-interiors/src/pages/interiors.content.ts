import { companyRoutes, routes } from 'shared-ui/brand'
import { figures, howWeCount } from 'shared-ui/figures.content'
import { payments as paid } from 'shared-ui/paymentSchedules.content'
import { whatIsPaid } from 'shared-ui/payments.content'
import { whoComes } from 'shared-ui/people.content'
import dressingRoomFeltDrawer from 'shared-ui/pictures/dressing-room-felt-drawer'
import dressingRoomLitHangingBays from 'shared-ui/pictures/dressing-room-lit-hanging-bays'
import greenLibraryDeskGardenWindow from 'shared-ui/pictures/green-library-desk-garden-window'
import homeBarBackShelves from 'shared-ui/pictures/home-bar-back-shelves'
import homeBarRedMarble from 'shared-ui/pictures/home-bar-red-marble'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import kitchenModernTravertineDetail from 'shared-ui/pictures/kitchen-modern-travertine-detail'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import livingRoomEveningFireplace from 'shared-ui/pictures/living-room-evening-fireplace'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import materialPaletteOakTravertine from 'shared-ui/pictures/material-palette-oak-travertine'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import { workshopPlace } from 'shared-ui/places.content'
import bedroomWallKew from 'shared-ui/works/bedroom-wall-kew'
import executiveOfficeHammersmith from 'shared-ui/works/executive-office-hammersmith'
import greenKitchenEastSheen from 'shared-ui/works/green-kitchen-east-sheen'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import marbleBarFulham from 'shared-ui/works/marble-bar-fulham'
import masterSuitePetersham from 'shared-ui/works/master-suite-petersham'
import paleHouseTeddington from 'shared-ui/works/pale-house-teddington'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import { contactLinks } from '../contactLinks.content.ts'
import executiveOfficeDeskClose from '../pictures/executive-office-desk-close.ts'
import kitchenTraditionalDresser from '../pictures/kitchen-traditional-dresser.ts'
import kitchenTraditionalDresserDetail from '../pictures/kitchen-traditional-dresser-detail.ts'
import masterSuiteWindowSide from '../pictures/master-suite-window-side.ts'
import type { ClosingProps } from './bands/Closing.tsx'
import type { DetailsProps } from './bands/Details.tsx'
import type { EnquiryProps } from './bands/Enquiry.tsx'
import type { ProcessProps } from './bands/Process.tsx'
import type { ProjectRailProps } from './bands/ProjectRail.tsx'
import type { QuotesAndFiguresProps } from './bands/QuotesAndFigures.tsx'
import type { RoomListProps } from './bands/RoomList.tsx'
import type { ServiceCardsProps } from './bands/ServiceCards.tsx'
import type { WorkCardsProps } from './bands/WorkCards.tsx'
import type { WorkshopProps } from './bands/Workshop.tsx'

export const hero = {
  headline: 'Made for the wall it stands against.',
  lead: 'Wardrobes, kitchens and whole rooms, drawn by our designers and made in one workshop.',
  picture: homeOfficeGreenLibrary,
  buttons: [
    { title: 'Request Consultation', link: `${companyRoutes.contact}?about=interiors` },
    { title: 'View Our Projects', link: `${routes.interiors}/projects` },
  ],
  wall: {
    width: '5,770\u00a0mm',
    left: 0.097,
    right: 0.177,
    height: { text: '2,620\u00a0mm', top: 0.209, bottom: 0.298 },
  },
} as const

export const services = {
  label: 'Services',
  title: '{Count} ways to begin.',
  items: [
    {
      id: 'bespoke-wardrobes',
      title: 'Bespoke wardrobes',
      description: 'Measured to the cornice, lit from inside.',
      picture: wardrobeFittedBedroomWall,
      link: `${routes.interiors}/bespoke-wardrobes`,
    },
    {
      id: 'kitchens',
      title: 'Kitchens',
      description: 'Planned from the sink outwards.',
      picture: kitchenTraditionalDresser,
      link: `${routes.interiors}/kitchens`,
    },
    {
      id: 'bespoke-rooms',
      title: 'Bespoke rooms',
      description: 'Libraries, bars, cinemas, cellars and bathrooms.',
      picture: wineCellarBrickVault,
      link: `${routes.interiors}/bespoke-rooms`,
    },
    {
      id: 'complete-home-solutions',
      title: 'Complete home solutions',
      description: 'Every room, one drawing set, one delivery.',
      picture: masterSuiteWindowSide,
      link: `${routes.interiors}/kitchens/complete-home-solutions`,
    },
  ],
} as const satisfies ServiceCardsProps

export const process = {
  label: 'Process',
  title: 'How a room is made.',
  steps: [
    {
      title: 'Consultation',
      description: 'We look at the room, open the cupboards you have and ask what is in the spare one.',
    },
    {
      title: 'Design and planning',
      description: 'Elevations drawn to the millimetre, with sockets, skirtings and the door swing shown.',
    },
    {
      title: 'Material selection',
      description: 'Veneers chosen as whole flitches, stone chosen as whole slabs, both by you.',
    },
    {
      title: 'Crafting and construction',
      description: 'Cut, veneered, sprayed and assembled in the workshop, then taken apart once more.',
    },
    {
      title: 'Installation',
      description: 'Scribed to your walls by the people who made it, and covered for 2 years.',
    },
  ],
} as const satisfies ProcessProps

export const payments = { title: `${whatIsPaid}.`, ...paid.joinery } as const

export const featured = {
  label: 'Featured projects',
  title: '{Count} rooms that we made.',
  items: [
    {
      work: walnutDressingRoomBarnes,
      description: 'Lit bays down both sides, and nine drawers in the end of the island.',
      picture: dressingRoomFeltDrawer,
      category: 'Wardrobes',
    },
    {
      work: greenKitchenEastSheen,
      description: 'A range in a tiled alcove, between two glazed dressers.',
      picture: kitchenTraditionalShakerGreen,
      category: 'Kitchens',
    },
    {
      work: marbleBarFulham,
      description: 'Red marble on a fluted walnut counter, with four stools and a rail for the feet.',
      picture: homeBarRedMarble,
      category: 'Bespoke areas',
    },
  ],
} as const satisfies WorkCardsProps

export const landing = {
  title: 'One workshop, every room.',
  description: 'Sixteen to twenty-four weeks from the drawing to the fitting, in one workshop and by one team.',
  picture: materialPaletteOakTravertine,
  action: { title: 'Plan a room with us', link: `${companyRoutes.contact}?about=interiors` },
  sections: [
    {
      id: 'services',
      type: 'services',
      title: 'Rooms by name.',
      description: 'Six of the pieces we are asked for most, each with a page that shows what is inside.',
      items: [
        {
          title: 'Wardrobes',
          description: 'Hanging lengths first, doors second.',
          icon: '🚪',
          link: `${routes.interiors}/wardrobes`,
        },
        {
          title: 'Kitchens',
          description: 'Every style, made in one workshop.',
          icon: '🍳',
          isSolid: true,
          link: `${routes.interiors}/kitchens`,
        },
        {
          title: 'Living rooms',
          description: 'Shelves deep enough, screens shallow enough.',
          icon: '🛋',
          link: `${routes.interiors}/bespoke-areas/living-rooms`,
        },
        {
          title: 'Bathrooms',
          description: 'Travertine, walnut and floors that fall to the drain.',
          icon: '🛁',
          link: `${routes.interiors}/bespoke-areas/bathrooms`,
        },
        {
          title: 'Cinema',
          description: 'Dark walls, quiet air, nobody’s head in the way.',
          icon: '🎬',
          isSolid: true,
          link: `${routes.interiors}/bespoke-areas/cinema`,
        },
        {
          title: 'Wine cellars',
          description: 'Racked in smoked oak, held at twelve degrees.',
          icon: '🍷',
          link: `${routes.interiors}/bespoke-areas/wine-cellars`,
        },
      ],
    },
    {
      id: 'projects',
      type: 'gallery',
      title: 'Four projects, room by room.',
      description: 'A kitchen, a house, a bedroom and an office.',
      items: [
        {
          work: kitchenInDarkOakRichmond,
          description: 'Three rooms made into one, around an island of 3.1\u00a0metres.',
          picture: kitchenModernTravertineDetail,
        },
        {
          work: paleHouseTeddington,
          description: 'Pale ash, forty-four doors and nothing on show.',
          picture: paleHouseTableGardenDoor,
        },
        {
          work: masterSuitePetersham,
          description: 'A padded wall between two stands of walnut, and the wardrobes kept out of the room.',
          picture: masterSuitePanelledHeadboard,
          link: `${routes.interiors}/wardrobes/master-suite`,
        },
        {
          work: executiveOfficeHammersmith,
          description: 'Walnut, marble and a desk with no visible wires.',
          picture: executiveOfficeDeskClose,
        },
      ],
    },
  ],
  ctaSection: {
    title: 'Start with one room. Most people do.',
    description: 'We measure it, draw it and price it before you decide anything.',
    primary: { title: 'Schedule Consultation', link: `${companyRoutes.contact}?about=interiors` },
    secondary: { title: 'Browse Portfolio', link: `${routes.interiors}/projects` },
  },
} as const satisfies WorkshopProps & {
  sections: readonly [RoomListProps & { type: 'services' }, ProjectRailProps & { type: 'gallery' }]
  ctaSection: ClosingProps
}

export const testimonials = {
  id: 'testimonials',
  label: 'Testimonials',
  title: 'From people who use the rooms every day.',
  items: [
    {
      text: 'The fitter spent an hour on the end panel. It fits.',
      author: 'Roisin Kelly',
      position: 'Bedroom wardrobes, Kew',
      work: bedroomWallKew,
    },
    {
      text: 'They asked how many shoes. I lied, and they had allowed for it.',
      author: 'Meera Chandran',
      position: 'Dressing room, Barnes',
      work: walnutDressingRoomBarnes,
    },
    {
      text: 'A good kitchen, and they swept up every evening.',
      author: 'Bridget Larkin',
      position: 'Kitchen, East Sheen',
      work: greenKitchenEastSheen,
    },
  ],
  statistics: Object.values(figures.interiors),
  source: howWeCount('interiors'),
} as const satisfies QuotesAndFiguresProps

export const gallery = {
  label: 'Gallery',
  title: '{Count} details, from wardrobe to bookshelf.',
  items: [
    {
      title: 'Wardrobes',
      picture: dressingRoomLitHangingBays,
      caption: 'Walnut bays, brass edges, a light at the head of each',
    },
    {
      title: 'Kitchens',
      picture: kitchenTraditionalDresserDetail,
      caption: 'Glazing bars, marble, and a brass knob to each door',
    },
    { title: 'Media units', picture: livingRoomEveningFireplace, caption: 'Fire below, screen above, cables nowhere' },
    { title: 'Home bars', picture: homeBarBackShelves, caption: 'A light under each shelf, red marble below' },
    { title: 'Home offices', picture: greenLibraryDeskGardenWindow, caption: 'Desk square to the light' },
    { title: 'Bookshelves', picture: joineryBookshelfDetail, caption: 'Walnut, spans kept under 800\u00a0mm' },
  ],
  link: { title: 'See the whole gallery', link: `${routes.interiors}/gallery` },
} as const satisfies DetailsProps

/** The consultation banner, above the form. */
export const banner = {
  title: 'Show us the room.',
  text: 'Photographs by email or WhatsApp, and a tape measure, are enough to start.',
  actions: [{ title: 'Request Consultation', link: `${companyRoutes.contact}?about=interiors` }],
} as const

export const enquiry = {
  id: 'contact',
  title: 'Write to the workshop.',
  text: `A rough width, a rough height and what you want from the room will do. Send photographs by email or WhatsApp. ${whoComes}`,
  contact: contactLinks,
  place: workshopPlace,
} as const satisfies EnquiryProps
