import { companyRoutes, routes } from 'shared-ui/brand'
import { contactLinks } from '../../contactLinks.content.ts'
import type { TextHeroProps } from '../bands/TextHero.tsx'
import type { PlannerWords } from './bands/Planner.tsx'
import type { PriceListsProps } from './bands/PriceLists.tsx'
import type { SheetWords } from './bands/Sheet.tsx'

/** The words of /plan, in reading order. */

export const hero = {
  headline: 'Plan your project.',
  lead: 'A loft, a kitchen and the drawings? Tick what you have in mind. One sheet adds up the price, the weeks and the planning route, from the prices of all three teams.',
} as const satisfies TextHeroProps

export const planner = {
  label: 'What you have in mind',
  withoutCode:
    'The sheet needs JavaScript, which has not run here. The four price lists below have every price, and the people below them add up for you.',
  waiting: 'One moment: the prices of the three teams are on their way.',
  failed: {
    text: 'The prices have not loaded, so the sheet cannot add up. Load the page again in a minute, read the four price lists below, or ring us:',
    phone: contactLinks.phone,
  },
  groups: { rooms: 'Rooms and floors', outside: 'Outside', drawings: 'Drawings and permissions' },
  row: '{price}, {weeks}',
  included: 'What the price includes: {title}',
  quantity: 'How many: {title}',
  full: 'The sheet is full: it holds {count} rows. Untick one to tick another.',
  toSheet: 'To your sheet',
  last: { text: 'You had chosen something before.', link: 'Open your last sheet' },
  teams: { builders: 'the builders', design: 'the design studio', interiors: 'the interiors workshop' },
  missing:
    'The prices of {team} are not there just now, so their rows are missing. Ring us for them, or try again later.',
  faults: {
    gone: {
      one: 'One row of {team} in this link is not on offer now, and is left out.',
      many: '{Count} rows of {team} in this link are not on offer now, and are left out.',
    },
    unknown: {
      one: 'One row of this link is not one of ours, and is left out.',
      many: '{Count} rows of this link are not ours, and are left out.',
    },
    over: {
      one: 'The sheet holds 30 rows. The link had one more, which is left out.',
      many: 'The sheet holds 30 rows. The link had {count} more, which are left out.',
    },
    single: '{title}: a house has one of these, so one is counted.',
    unreadable: '{title}: the number in this link cannot be read, so one is counted.',
    most: '{title}: the sheet counts nine at most, so nine are counted.',
    repeated: '{title} is in this link more than once. It is counted once, with the larger number.',
  },
} as const satisfies PlannerWords

export const sheet = {
  title: 'Your house on one sheet',
  empty: 'Nothing ticked yet. What you tick appears here, and adds up.',
  rows: { caption: 'What you have chosen', name: 'Work', weeks: 'Weeks', price: 'Price' },
  times: '{title} × {count}',
  price: { name: 'Price', note: 'Guide prices of {date}, VAT included.' },
  weeks: {
    name: 'Time',
    inAll:
      'Only what you tick is counted: with all drawings, notices and permissions, the building work takes about {total}, the first {before} of them before we start on site.',
    note: 'Works of one phase run side by side, so its longest row counts. Phases are counted one after another. Kitchens and joinery are usually made during the building, so the whole is shorter if they are ordered in time.',
  },
  phases: { design: 'Drawings', permission: 'Permission', building: 'Building', fitting: 'Making and fitting' },
  planning: {
    name: 'Planning, outside conservation areas',
    routes: {
      none: 'Usually no application',
      'permitted-development': 'Often permitted development, without an application',
      'prior-notice': 'Usually prior approval, for which the council asks your neighbours',
      'full-application': 'A full planning application',
    },
    note: 'The strictest of your rows counts. The row for planning permission counts as a full application, which many extensions, lofts and gardens do not need. Conservation areas, listed houses and flats need more: send us the address, and we look it up for you, free.',
  },
  excluded: {
    name: 'Not included',
    text: 'Drawings and permission, unless you tick them. The council’s fees, a neighbour’s surveyor, moving out and storage, and what comes to light once a wall is open. The page of each row says what its own price includes.',
  },
  lead: {
    text: 'One JCT contract can cover drawings, building and joinery. Your designer leads until the first day on site, then your site manager.',
    link: { title: 'How the three teams run one house', link: `${companyRoutes.about}#one-house` },
  },
  send: 'Send this plan',
  print: 'Print it',
  clear: 'Start again',
  share:
    'The address of this page is your plan. Bookmark it, or send it to whoever decides with you: nothing is stored with us.',
  said: '{rows}. {cost}.',
  count: { one: 'One row', many: '{Count} rows' },
  none: 'The sheet is empty.',
} as const satisfies SheetWords

export const lists = {
  label: 'Price lists',
  title: 'Every price, where it is explained.',
  text: 'The sheet takes its figures from these pages, which also say what they include.',
  items: [
    { title: 'A house, room by room', note: 'All teams, on one drawing', link: '/#prices' },
    {
      title: 'Building and gardens',
      note: 'Extensions, lofts, basements, pools',
      link: `${routes.builders}/residential`,
    },
    { title: 'Rooms and joinery', note: 'Kitchens, wardrobes, bathrooms', link: `${routes.interiors}/bespoke-areas` },
    {
      title: 'Drawings and permission',
      note: 'From survey to building regulations',
      link: `${routes.design}#overview`,
    },
  ],
  ask: {
    text: 'Would you rather talk it through?',
    link: { title: 'Write to us', link: companyRoutes.contact },
    phone: contactLinks.phone,
  },
} as const satisfies PriceListsProps

/** The sheet as the text of an enquiry. Its first line is that of every enquiry about a page. */
export const enquiry = {
  row: '- {title}: {price}, {weeks}',
  price: 'Price: {price} (guide prices of {date}, VAT included)',
  weeks: 'Time: {weeks} ({phases})',
  phase: '{phase} {weeks}',
  planning: 'Planning, outside conservation areas: {route}',
  link: 'The sheet: {url}',
} as const
