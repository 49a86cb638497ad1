import { companyRoutes } from 'shared-ui/brand'
import { figures, howWeCount } from 'shared-ui/figures.content'
import { released } from 'shared-ui/payments.content'
import { everybody, whoComes } from 'shared-ui/people.content'
import foyerSweepingStaircase from 'shared-ui/pictures/foyer-sweeping-staircase'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import hallAndStairWimbledon from 'shared-ui/works/hall-and-stair-wimbledon'
import { contactLinks } from '../../contactLinks.content.ts'
import type { ClosingProps } from './bands/Closing.tsx'
import type { HeroProps } from './bands/Hero.tsx'
import type { OurEthosProps } from './bands/OurEthos.tsx'
import type { OurStoryProps } from './bands/OurStory.tsx'
import type { ProcessProps } from './bands/Process.tsx'
import type { SideMenuProps } from './bands/SideMenu.tsx'
import type { SpaceStoryProps } from './bands/SpaceStory.tsx'
import type { TeamProps } from './bands/Team.tsx'

export const menu = {
  label: 'On this page',
  barLabel: 'On this page: {section}',
  sections: [
    { id: 'about', title: 'About', link: '#about' },
    { id: 'space-story', title: 'Every Space Has a Story', link: '#space-story' },
    { id: 'our-story', title: 'Our Story', link: '#our-story' },
    { id: 'our-ethos', title: 'Our Ethos', link: '#our-ethos' },
    { id: 'process', title: 'Our Process', link: '#process' },
    { id: 'team', title: 'Our Team', link: '#team' },
    { id: 'contact', title: 'Contact Us', link: companyRoutes.contact },
  ],
} as const satisfies SideMenuProps

export const hero = {
  id: 'about',
  headline: 'One house, three trades, no gaps between them.',
  lead: 'Sovran brings designers, builders and joiners into the same room, and keeps them there until the keys are handed over, on projects from £50,000 to multi-million.',
  picture: houseNewBuildDay,
  figures: [figures.about.properties, figures.about.delivered],
  source: howWeCount('about'),
} as const satisfies HeroProps

export const spaceStory = {
  id: 'space-story',
  title: 'Every Space Has a Story',
  lead: 'Houses are altered by everyone who has lived in them. Before we propose anything, we find out what was done, when, and why.',
  text: 'Old photographs, planning records, the neighbour who remembers the flood. The survey tells us what is standing; the story tells us what should stay. Both go into the brief before a line is drawn.',
} as const satisfies SpaceStoryProps

export const ourStory = {
  id: 'our-story',
  title: 'Our Story',
  picture: foyerSweepingStaircase,
  caption: `A later stair: ${hallAndStairWimbledon.place}, finished in ${hallAndStairWimbledon.year}`,
  lead: 'It began with a complaint. A client had a designer who blamed the builder, a builder who blamed the joiner, and a staircase that met the landing eleven millimetres low.',
  paragraphs: [
    'We rebuilt the stair. Then we built the company that should have made it the first time: designers, site managers and cabinetmakers under one name, working to one set of drawings. The workshop opened in 2011, the studio in 2014, and the builders joined in 2018.',
    'The first luxury project was handed over in 2018. The staircase is still level.',
  ],
} as const satisfies OurStoryProps

export const ourEthos = {
  id: 'our-ethos',
  title: 'Our Ethos',
  items: [
    {
      id: 'mission',
      title: 'Mission',
      text: 'To make the whole of a building the responsibility of one team, so that nobody has to referee their own renovation.',
    },
    {
      id: 'vision',
      title: 'Vision',
      text: 'Homes and workplaces that are still right in thirty years: dry, warm, and recorded well enough to be altered again.',
    },
    {
      id: 'why-sovran',
      title: 'Why Sovran',
      text: `Work is done under JCT contracts, with milestone payments and a 10-year structural warranty on major works. ${released}`,
      reasons: [
        'The drawing set is checked by the site manager who will build from it, before it is issued.',
        'Quantities are measured from the model, so the price follows the drawing when the drawing moves.',
        'When something does not fit, there is one company to ring, and it is this one.',
      ],
    },
  ],
} as const satisfies OurEthosProps

export const process = {
  id: 'process',
  title: 'Our Process',
  steps: [
    {
      title: 'Consultation & Concept',
      description: 'We visit, listen, measure, and put a first idea and a first budget on one page.',
    },
    {
      title: 'Planning & Design',
      description: 'Drawings, permissions, structure and 3D visuals, agreed before anything is ordered.',
    },
    {
      title: 'Build & Project Management',
      description: 'One site manager, one programme, and a stage payment only when you approve the stage.',
    },
    {
      title: 'Interiors & Final Styling',
      description: 'Joinery, kitchens and finishes, made from the same drawings and fitted by their makers.',
    },
    {
      title: 'Handover & Aftercare',
      description: 'Snagging together, warranties in writing, and a visit at twelve months to ease the doors.',
    },
  ],
} as const satisfies ProcessProps

export const team = {
  id: 'team',
  title: 'Our Team',
  lead: `${whoComes} Designer and manager are named in the contract, and stay to the end.`,
  items: everybody,
  together: {
    id: 'one-house',
    title: 'How the three teams run one house',
    rows: [
      {
        name: 'Who leads',
        value:
          'One person at a time: your designer until the first day on site, then your site manager until the keys. Both are named in the contract.',
      },
      {
        name: 'One contract, or three',
        value:
          'One JCT contract for drawings, building and joinery, with one price and one programme: the joinery is then paid for with the stages of the building. If you would rather begin with drawings alone, each stage gets its own, and you may stop after any of them.',
      },
      {
        name: 'Who answers for the joins',
        value:
          'We do. Where the cupboard meets the wall, and the wall the drawing, the site manager signs for both sides. If they do not meet, we put it right at our own cost.',
      },
      { name: 'At the end', value: 'One list of snags, one handover, one set of warranties, one number to ring.' },
    ],
  },
} as const satisfies TeamProps

export const closing = {
  id: 'contact',
  title: 'Tell us what the house does not do yet.',
  text: `Ring ${contactLinks.phone.title} (${contactLinks.phone.whose}), write to ${contactLinks.email.title}, or use the form on the contact page.`,
  links: [contactLinks.phone, contactLinks.email],
  action: { title: 'Begin Today', link: companyRoutes.contact },
} as const satisfies ClosingProps
