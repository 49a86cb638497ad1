import { companyRoutes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import { designPackage, warranties, whatIsWarranted } from 'shared-ui/figures.content'
import { buildersHours, saturday } from 'shared-ui/openingHours.content'
import { payments } from 'shared-ui/paymentSchedules.content'
import { whatIsPaid } from 'shared-ui/payments.content'
import { enquiries, reply, siteManagers } from 'shared-ui/people.content'
import basementGymLitStair from 'shared-ui/pictures/basement-gym-lit-stair'
import brasserieBarCounter from 'shared-ui/pictures/brasserie-bar-counter'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import formalGardenPergolaTable from 'shared-ui/pictures/formal-garden-pergola-table'
import gardenRoomGreenKitchen from 'shared-ui/pictures/garden-room-green-kitchen'
import georgianTerraceStreetWindows from 'shared-ui/pictures/georgian-terrace-street-windows'
import glassRoomAfterRain from 'shared-ui/pictures/glass-room-after-rain'
import houseGlassLinkEntrance from 'shared-ui/pictures/house-glass-link-entrance'
import houseTwoGablesGardenDay from 'shared-ui/pictures/house-two-gables-garden-day'
import industrialUnitWarehouse from 'shared-ui/pictures/industrial-unit-warehouse'
import kitchenWingFlutedIslandEnd from 'shared-ui/pictures/kitchen-wing-fluted-island-end'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import loftConversionLandingStair from 'shared-ui/pictures/loft-conversion-landing-stair'
import londonTerraceFrontDoor from 'shared-ui/pictures/london-terrace-front-door'
import officeFitOutOpenPlan from 'shared-ui/pictures/office-fit-out-open-plan'
import poolHouseTerraceEvening from 'shared-ui/pictures/pool-house-terrace-evening'
import rearGlassExtensionGarden from 'shared-ui/pictures/rear-glass-extension-garden'
import restaurantBrasserieEvening from 'shared-ui/pictures/restaurant-brasserie-evening'
import retailBoutiqueTravertine from 'shared-ui/pictures/retail-boutique-travertine'
import swimmingPoolPoolHouse from 'shared-ui/pictures/swimming-pool-pool-house'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import boutiqueRichmond from 'shared-ui/works/boutique-richmond'
import brasserieKew from 'shared-ui/works/brasserie-kew'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import kitchenWingStrawberryHill from 'shared-ui/works/kitchen-wing-strawberry-hill'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import studioBrentford from 'shared-ui/works/studio-brentford'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import { contactLinks } from '../contactLinks.content.ts'

/** The words of /sovran-builders, in reading order. The questions are in faq.content.ts. */

export const hero = {
  headline: 'Built to the drawing. Priced to the line.',
  lead: 'Residential and commercial construction in west and south-west London and in Surrey, run by site managers who were in the room when the drawings were made.',
  picture: glassRoomAfterRain,
  button: { title: 'Book Consultation Now', link: '#consultation' },
} as const

export const promo = {
  text: `A free interior design package worth ${designPackage} with every full home build.`,
  link: { title: 'Ask what it covers', link: `${companyRoutes.terms}#design-package` },
} as const

export const sectionNav = [
  { id: 'home', title: 'Top' },
  { id: 'about', title: 'About Us' },
  { id: 'residential', title: 'Residential' },
  { id: 'commercial', title: 'Commercial' },
  { id: 'process', title: 'Process' },
  { id: 'portfolio', title: 'Portfolio' },
  { id: 'testimonials', title: 'Testimonials' },
  { id: 'consultation', title: 'Consultation' },
  { id: 'faq', title: 'FAQ' },
  { id: 'contact', title: 'Contact' },
] as const

export const sectionNavLabel = 'Sections of this page'

export const about = {
  label: 'About Us',
  title: 'One site manager, one programme, one written specification.',
  items: [
    {
      id: 'mission',
      title: 'Mission',
      text: 'To hand over buildings that match their drawings, on the agreed date and at the agreed price.',
    },
    {
      id: 'ethos',
      title: 'Ethos',
      text: 'Tidy sites, daily logs, and no subcontractor on the job who has not read the specification.',
    },
    {
      id: 'brand-philosophy',
      title: 'Brand philosophy',
      text: 'The best work is the part you never see: the membrane, the lintel, the level screed beneath the oak.',
    },
  ],
  people: { title: 'One of these {count} will run your site.', items: siteManagers },
} as const

export const residential = {
  label: 'Residential',
  title: '{Count} ways to make a house larger, drier, warmer or new.',
  linkText: 'Learn More',
  items: [
    {
      id: 'renovations',
      typically: typically.renovations,
      description:
        'Period and post-war houses taken back to structure and put together again, with new services throughout.',
      picture: georgianTerraceStreetWindows,
    },
    {
      id: 'new-builds',
      typically: typically['new-builds'],
      description: 'From cleared plot to handover.',
      picture: houseGlassLinkEntrance,
    },
    {
      id: 'extensions',
      typically: typically.extensions,
      description: 'Rear, side-return and wraparound.',
      picture: rearGlassExtensionGarden,
    },
    {
      id: 'loft-conversions',
      typically: typically['loft-conversions'],
      description: 'Dormer, hip-to-gable, mansard.',
      picture: loftConversionDormerRooflights,
    },
    {
      id: 'basements',
      typically: typically.basements,
      description: 'Dug, tanked and lit.',
      picture: basementGymLitStair,
    },
    {
      id: 'landscaping',
      typically: typically.landscaping,
      description: 'Terraces, walls, planting, drainage.',
      picture: formalGardenPergolaTable,
    },
    {
      id: 'swimming-pools',
      typically: typically['swimming-pools'],
      description: 'Indoor, outdoor, natural.',
      picture: swimmingPoolPoolHouse,
    },
  ],
} as const

export const commercial = {
  label: 'Commercial',
  title: 'Planned backwards from the day you open.',
  typically: 'Typically {typically}, before VAT.',
  more: 'What it includes',
  items: [
    {
      id: 'office-spaces',
      typically: '£900–1,600 a square metre, 8–20\u00a0weeks',
      title: 'Office fit-outs',
      description: 'Cat A and Cat B, phased around people who still have to work.',
      picture: executiveOfficeWalnut,
      points: [
        'Landlord’s licence to alter drawn, submitted and chased',
        'Meeting rooms built to a stated sound reduction, then tested',
        'Raised floors, power and Cat 6A data handed over labelled',
        'Noisy work kept to the council’s hours, and away from your busy ones',
      ],
    },
    {
      id: 'retail',
      typically: '£1,200–2,200 a square metre, 2–12\u00a0weeks',
      title: 'Retail spaces',
      description: 'Shopfronts, interiors and out-of-hours refits.',
      picture: retailBoutiqueTravertine,
      points: [
        'Shopfront and sign consents applied for before the rent starts',
        'Level thresholds and tills that a wheelchair user can reach',
        'Fixtures made in our joinery and delivered in the order they are fixed',
      ],
    },
    {
      id: 'hospitality',
      typically: '£2,000–3,600 a square metre, 10–18\u00a0weeks',
      title: 'Hospitality',
      description: 'Restaurants, bars and hotels, where the extract run matters as much as the banquette.',
      picture: restaurantBrasserieEvening,
      points: [
        'Kitchen extract taken to roof level, with access doors for cleaning',
        'Grease traps, gas interlocks and wash-down falls set before the slab is poured',
        'Banquettes built for a Friday night, then tested on one',
        'Acoustic lining between the bar and the bedroom above it',
      ],
    },
    {
      id: 'industrial-units',
      typically: '£900–1,400 a square metre, 26–40\u00a0weeks',
      title: 'Industrial units',
      description: 'Frames, slabs and mezzanines on a short programme.',
      picture: industrialUnitWarehouse,
      points: [
        'Portal frames and composite cladding, weathertight in weeks',
        'Slabs specified by wheel load and flatness, then surveyed',
        'Mezzanines with their own fire strategy and building control sign-off',
      ],
    },
  ],
} as const

/** The stages, and what is paid for them. */
export const process = {
  title: '{Count} stages. The first is free.',
  steps: [
    {
      title: 'Consultation',
      description: 'We visit, measure and talk about budget first.',
    },
    {
      title: 'Design and pricing',
      description: 'Drawings, a written specification and fixed costs, line by line.',
    },
    {
      title: 'Construction',
      description: 'A JCT contract, a named site manager, and payments after your approval.',
    },
    {
      title: 'Handover',
      description: 'Snagging with you, certificates, and warranties that start that day.',
    },
  ],
  payments: { title: `${whatIsPaid}.`, ...payments.building },
} as const

export const portfolio = {
  title: 'Portfolio',
  label: 'Filter the portfolio',
  all: { title: 'All projects', link: companyRoutes.works },
  countOne: '1 project shown',
  countMany: '{count} projects shown',
  filters: [
    { id: 'all', label: 'All' },
    { id: 'residential', label: 'Residential' },
    { id: 'commercial', label: 'Commercial' },
    { id: 'extensions', label: 'Extensions' },
    { id: 'new-builds', label: 'New-builds' },
  ],
  items: [
    {
      work: gardenRoomIsleworth,
      category: 'extensions',
      picture: gardenRoomGreenKitchen,
      description: 'A kitchen and a long table in one room, beneath a beam that took a street closure to deliver.',
    },
    {
      work: georgianTerraceRichmond,
      category: 'residential',
      picture: londonTerraceFrontDoor,
      description:
        'Listed front kept to the last sash cord, with everything behind it rewired, replumbed and insulated.',
    },
    {
      work: studioBrentford,
      category: 'commercial',
      picture: officeFitOutOpenPlan,
      description:
        'Two rows of desks and a meeting room of glass and oak slats, fitted out in halves while the company stayed in.',
      link: null,
    },
    {
      work: poolHouseEsher,
      category: 'new-builds',
      picture: poolHouseTerraceEvening,
      description: 'An eleven-metre pool, a stone terrace and an oak ceiling on four posts.',
    },
    {
      work: atticSittingRoomEaling,
      category: 'residential',
      picture: loftConversionLandingStair,
      description: 'Trusses on show, insulation above them, and glass where the gable had one small window.',
    },
    {
      work: brasserieKew,
      category: 'commercial',
      picture: brasserieBarCounter,
      description: 'Fourteen weeks from strip-out to the first cover, extract duct included.',
    },
    {
      work: kitchenWingStrawberryHill,
      category: 'extensions',
      picture: kitchenWingFlutedIslandEnd,
      description: 'A wraparound, with the sink under a long window and the larder behind one wall of oak.',
    },
    {
      work: twoGableHouseHam,
      category: 'new-builds',
      picture: houseTwoGablesGardenDay,
      description: 'Brick and timber gables on a plot that used to be a tennis court.',
    },
  ],
} as const

export const testimonials = {
  label: 'Testimonials',
  title: 'From the people who live and work there.',
  items: [
    {
      id: 1,
      text: 'They told us in week two that a drain was in the wrong place, what it would cost to move, and when.',
      author: 'Stephen Varga',
      position: 'Extension, Strawberry Hill',
      work: kitchenWingStrawberryHill,
    },
    {
      id: 2,
      text: 'We closed on a Saturday and reopened twelve days later.',
      author: 'Priya Nair',
      position: 'Retail fit-out, Richmond',
      work: boutiqueRichmond,
    },
    {
      id: 3,
      text: 'The price at the end was the price at the start, with the two changes that we asked for listed underneath.',
      author: 'Anil Shah',
      position: 'Office fit-out, Brentford',
      work: studioBrentford,
    },
  ],
} as const

export const consultation = {
  title: 'Book a consultation',
  text: reply,
  people: [enquiries],
  figures: [warranties.structure, warranties.fittings],
  source: whatIsWarranted,
} as const

export const contact = {
  title: 'Talk to the builders',
  text: 'Ask about a price, a date or a crack in the ceiling.',
  ...contactLinks,
  hours: {
    title: 'Business hours',
    hours: buildersHours,
    note: `On Saturdays the site managers are out with clients: make an appointment, and one of them will meet you. The office in Chiswick answers the phone from ${saturday.open[0]} AM. Closed on Sundays and Bank Holidays.`,
  },
} as const
