import type { ComponentProps } from 'react'
import { companyRoutes, routes } from 'shared-ui/brand'
import type { CallToAction } from 'shared-ui/CallToAction'
import { financeTerms } from 'shared-ui/costs.content'
import { designPackage, figures, howWeCount, warranties } from 'shared-ui/figures.content'
import { rooms, wholes } from 'shared-ui/house.content'
import { paidAhead, whatIsPaid } from 'shared-ui/payments.content'
import { whoComes } from 'shared-ui/people.content'
import gardenRoomThresholdDetail from 'shared-ui/pictures/garden-room-threshold-detail'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import poolHouseCopingDetail from 'shared-ui/pictures/pool-house-coping-detail'
import poolHouseHearthLounge from 'shared-ui/pictures/pool-house-hearth-lounge'
import apartmentsActon from 'shared-ui/works/apartments-acton'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import travertineBathroomKew from 'shared-ui/works/travertine-bathroom-kew'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import { contactLinks } from '../../contactLinks.content.ts'
import cardExtensions from '../../pictures/card-extensions.ts'
import cardHomeBars from '../../pictures/card-home-bars.ts'
import cardKitchens from '../../pictures/card-kitchens.ts'
import cardLivingRooms from '../../pictures/card-living-rooms.ts'
import cardLoftConversions from '../../pictures/card-loft-conversions.ts'
import cardOfficeFitOuts from '../../pictures/card-office-fit-outs.ts'
import cardPlanningPermission from '../../pictures/card-planning-permission.ts'
import cardRenovations from '../../pictures/card-renovations.ts'
import cardStructuralEngineering from '../../pictures/card-structural-engineering.ts'
import cardSwimmingPools from '../../pictures/card-swimming-pools.ts'
import cardWardrobes from '../../pictures/card-wardrobes.ts'
import cardWineCellars from '../../pictures/card-wine-cellars.ts'
import projectBathroom from '../../pictures/project-bathroom.ts'
import projectDressingRoom from '../../pictures/project-dressing-room.ts'
import projectLoft from '../../pictures/project-loft.ts'
import serviceArchitectural from '../../pictures/service-architectural.ts'
import serviceBuild from '../../pictures/service-build.ts'
import film from '../../pictures/success-story-upright.film.ts'
import type { Finance, FinancialClarity } from './bands/Financing.tsx'
import type { HeroProps } from './bands/Hero.tsx'
import type { ProjectsProps } from './bands/Projects.tsx'
import type { ServicesProps } from './bands/Services.tsx'
import type { SpaceStoryProps } from './bands/SpaceStory.tsx'
import type { StatementProps } from './bands/Statement.tsx'
import type { SuccessStoryProps } from './bands/SuccessStory.tsx'
import type { TestimonialsProps } from './bands/Testimonials.tsx'

const residential = (id: string) => `${routes.builders}/residential/${id}`

export const hero = {
  headline: 'From first line to last hinge.',
  lead: 'Sovran is one group for architectural design, construction and bespoke interiors.',
  together: {
    title: 'The people who draw your house answer to the people who build it.',
    link: `${companyRoutes.about}#one-house`,
  },
  actions: [
    { title: 'Book a Free Consultation', link: companyRoutes.contact },
    { title: 'See Our Work', link: `${companyRoutes.contact}#projects` },
  ],
  promises: [
    { title: `${designPackage} design package`, text: 'Free interior design with every full home build' },
    { title: '10-year warranty', text: 'Structural cover on major works' },
    { title: 'Pay by milestone', text: 'Released only after you approve the work', link: '/#payments' },
  ],
  columns: {
    label: 'Twelve of the things we draw, build and fit',
    pause: 'Pause the moving list',
    columns: [
      {
        seconds: 15,
        cards: [
          {
            id: 1,
            title: 'Extensions',
            color: 'stone-200',
            size: 'large',
            picture: cardExtensions,
            link: residential('extensions'),
          },
          {
            id: 2,
            title: 'Wardrobes',
            color: 'slate-700',
            size: 'small',
            picture: cardWardrobes,
            link: `${routes.interiors}/wardrobes`,
          },
          {
            id: 3,
            title: 'Planning permission',
            color: 'stone-100',
            size: 'medium',
            picture: cardPlanningPermission,
            link: `${routes.design}#planning`,
          },
          {
            id: 4,
            title: 'Wine cellars',
            color: 'slate-800',
            size: 'medium',
            picture: cardWineCellars,
            link: `${routes.interiors}/bespoke-areas/wine-cellars`,
          },
        ],
      },
      {
        seconds: 20,
        cards: [
          {
            id: 5,
            title: 'Home bars',
            color: 'slate-900',
            size: 'medium',
            picture: cardHomeBars,
            link: `${routes.interiors}/bespoke-areas/bars`,
          },
          {
            id: 6,
            title: 'Kitchens',
            color: 'stone-300',
            size: 'large',
            picture: cardKitchens,
            link: `${routes.interiors}/kitchens`,
          },
          {
            id: 7,
            title: 'Swimming pools',
            color: 'verdigris-200',
            size: 'small',
            picture: cardSwimmingPools,
            link: residential('swimming-pools'),
          },
          {
            id: 8,
            title: 'Renovations',
            color: 'stone-500',
            size: 'large',
            picture: cardRenovations,
            link: residential('renovations'),
          },
        ],
      },
      {
        seconds: 25,
        cards: [
          {
            id: 9,
            title: 'Loft conversions',
            color: 'stone-200',
            size: 'small',
            picture: cardLoftConversions,
            link: residential('loft-conversions'),
          },
          {
            id: 10,
            title: 'Living rooms',
            color: 'stone-300',
            size: 'large',
            picture: cardLivingRooms,
            link: `${routes.interiors}/bespoke-areas/living-rooms`,
          },
          {
            id: 11,
            title: 'Structural engineering',
            color: 'verdigris-100',
            size: 'medium',
            picture: cardStructuralEngineering,
            link: `${routes.design}#engineering`,
          },
          {
            id: 12,
            title: 'Office fit-outs',
            color: 'slate-600',
            size: 'small',
            picture: cardOfficeFitOuts,
            link: `${routes.builders}/commercial#office-spaces`,
          },
        ],
      },
    ],
  },
} as const satisfies HeroProps

export const statement = {
  text: 'We draw it, price it, build it and fit it out. One team, one contract, one programme, and one person who picks up the phone until the last door closes as it should.',
  doors: {
    label: 'Prices, room by room',
    title: 'What a job costs, and how long it takes.',
    note: 'Building work is timed in weeks on site; rooms, from drawing to fitting.',
    rooms,
    wholes,
    all: { title: 'All projects, with what each cost', link: companyRoutes.works },
  },
  figures: [figures.home.luxury, figures.home.leadership, warranties.structure, figures.home.reviews],
  source: howWeCount('home'),
} as const satisfies StatementProps

export const services = {
  id: 'services',
  label: 'Services',
  title: 'Three disciplines, one set of drawings.',
  together: { title: 'How the three teams run one house', link: `${companyRoutes.about}#one-house` },
  ticker: { pause: 'Pause the moving list' },
  cards: [
    {
      id: 'architectural',
      title: 'Architectural',
      picture: serviceArchitectural,
      description: 'Plans, permissions and structure, tested in 3D before anyone lifts a floorboard.',
      link: routes.design,
      linkText: 'Visit the design studio',
      topics: [
        'Planning permission',
        'Building regulations',
        'Structural engineering',
        '3D visualisation',
        'VR walkthroughs',
        'Measured surveys',
        'Listed building consent',
      ],
    },
    {
      id: 'build',
      title: 'Build',
      picture: serviceBuild,
      description: 'Renovations, extensions and new-builds run by our own site managers.',
      link: routes.builders,
      linkText: 'Visit the builders',
      topics: [
        'Renovations',
        'New-builds',
        'Extensions',
        'Loft conversions',
        'Basements',
        'Landscaping',
        'Swimming pools',
        'Office fit-outs',
      ],
    },
    {
      id: 'interior',
      title: 'Interior',
      picture: joineryBookshelfDetail,
      description: 'Wardrobes, kitchens and rooms made to the millimetre of the wall they meet.',
      link: routes.interiors,
      linkText: 'Visit the workshop',
      topics: ['Bespoke wardrobes', 'Kitchens', 'Living rooms', 'Home offices', 'Wine cellars', 'Cinema', 'Bathrooms'],
    },
  ],
} as const satisfies ServicesProps

export const testimonials = {
  id: 'testimonials',
  label: 'What clients say',
  title: 'What it was like.',
  carousel: {
    dotsLabel: 'Choose a testimonial',
    dotLabel: 'Testimonial {n} of {count}, {author}',
    items: [
      {
        id: 1,
        text: 'We stayed in the house for all eleven weeks. Dusty, but less than we had feared, and Danuta told us every Friday what was coming.',
        author: 'Owen Pritchard',
        position: 'Homeowner, Ealing',
        work: atticSittingRoomEaling,
      },
      {
        id: 2,
        text: 'I walked round each stage with the site manager and signed for it there.',
        author: 'Sunita Patel',
        position: 'Homeowner, Richmond',
        work: kitchenInDarkOakRichmond,
      },
      {
        id: 3,
        text: 'Five storeys on one programme, and no claim for an extra that I had not already signed.',
        author: 'Farah Siddiqui',
        position: 'Property developer, Acton',
        work: apartmentsActon,
      },
    ],
  },
  stats: {
    title: 'Clients in figures',
    items: [figures.home.properties, figures.home.delivered],
    source: howWeCount('home'),
    link: { title: 'Get a quote', link: companyRoutes.contact },
  },
} as const satisfies TestimonialsProps

export const successStory = {
  label: 'Success stories',
  title: 'Four projects in twenty seconds.',
  text: 'A pool house in Esher, a new house in Ham, a loft in Ealing and a drawing room in Richmond. The film is silent.',
  picture: poolHouseCopingDetail,
  play: 'Play the film',
  dialog: {
    title: 'Film of four works',
    description:
      'A silent film of twenty seconds, in which the view moves slowly closer: across a pool in Esher towards the loungers in front of its pool house; at dusk towards the lit hall between the two gables of a new house in Ham; into a loft in Ealing towards two armchairs and the roofs outside its window; and past a brass chandelier towards a marble chimneypiece between bookcases in Richmond.',
    close: 'Close',
    failed: 'The film did not load. The pictures on this page show some of the same places.',
    film: { ...film, title: 'Four works', captionsLabel: 'English' },
  },
} as const satisfies SuccessStoryProps

export const projects = {
  id: 'case-studies',
  label: 'Recent projects',
  title: '{Count} recent projects.',
  items: [
    {
      work: gardenRoomIsleworth,
      category: 'Extension',
      picture: gardenRoomThresholdDetail,
      description:
        'Seven metres of glass across the back of the house, with the threshold level and the drain out of sight.',
    },
    {
      work: walnutDressingRoomBarnes,
      category: 'Interior',
      picture: projectDressingRoom,
      description: 'One window, kept in the middle. Walnut down both sides, and an island to pack on.',
    },
    {
      work: atticSittingRoomEaling,
      category: 'Loft conversion',
      picture: projectLoft,
      description:
        'Two oak trusses went in, the water tank went out, and the small gable window became three panes of glass.',
    },
    {
      work: kitchenInDarkOakRichmond,
      category: 'Interior',
      picture: kitchenModernHandlelessIsland,
      description: 'Three rooms made one, with the steels and the floor, around 3.1\u00a0metres of travertine.',
    },
    {
      work: poolHouseEsher,
      category: 'New-build',
      picture: poolHouseHearthLounge,
      description: 'A fireplace, a bar behind glass, and the plant out of sight behind both.',
    },
    {
      work: travertineBathroomKew,
      category: 'Interior',
      picture: projectBathroom,
      description: 'Stone on every wall, one sheet of glass to the shower, and the bath where the sun comes in.',
    },
  ],
  all: { title: 'All projects', link: companyRoutes.works },
} as const satisfies ProjectsProps

export const spaceStory = {
  label: 'Before we draw',
  title: 'Every Space Has a Story',
  lead: 'Where the light falls at four o’clock. Which stair creaks. What the last owners walled up. We measure all of it before we draw anything.',
  text: 'Then we design around the life you intend to lead there: who cooks, who works from home, who needs a door that shuts. For an ordinary extension, survey and first scheme take six weeks.',
  link: { title: 'Read our story', link: `${companyRoutes.about}#our-story` },
} as const satisfies SpaceStoryProps

export const financialClarity = {
  title: 'Financial Clarity',
  text: 'Money moves when you say the stage is complete, and not before.',
  caption: 'How payments are released',
  terms: [
    { name: 'Contract', value: 'JCT, signed before work begins' },
    { name: 'Payments', value: 'By milestone, released only after client approval' },
    ...paidAhead,
    { name: 'Warranty', value: '10-year structural on major works, 2-year on installations and fittings' },
    {
      name: 'Insured',
      value:
        'Injury and damage that we cause, the work on site, our drawings, and the structural warranty: your contract names each policy',
    },
  ],
  link: { title: whatIsPaid, link: `${routes.builders}#payments` },
} as const satisfies FinancialClarity

export const finance = {
  title: 'Finance',
  text: 'Flexible finance, for a single room or a whole house.',
  from: '£1,000',
  to: '£2.5 million',
  period: 'Up to 5 years to repay',
  terms: financeTerms,
  link: { title: 'Ask about finance', link: companyRoutes.contact },
} as const satisfies Finance

export const closing = {
  title: 'Tell us what the house should do.',
  actions: [
    {
      title: 'Book a Free Consultation',
      note: whoComes,
      link: companyRoutes.contact,
    },
    {
      title: 'Call Us Today',
      note: `${contactLinks.phone.title}, ${contactLinks.phone.whose}`,
      link: contactLinks.phone.link,
    },
    { title: 'WhatsApp Chat', note: 'Send photographs, get a straight answer', link: contactLinks.chat.link },
  ],
} as const satisfies ComponentProps<typeof CallToAction>
