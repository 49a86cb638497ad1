import { companyRoutes } from 'shared-ui/brand'
import type { HoursProps } from 'shared-ui/Hours'
import { officeHours } from 'shared-ui/openingHours.content'
import { paidAhead, whatIsPaid } from 'shared-ui/payments.content'
import { enquiries, reply, whoComes } from 'shared-ui/people.content'
import gardenRoomGreenKitchen from 'shared-ui/pictures/garden-room-green-kitchen'
import georgianTerraceDrawingRoom from 'shared-ui/pictures/georgian-terrace-drawing-room'
import loftConversionLowBookshelves from 'shared-ui/pictures/loft-conversion-low-bookshelves'
import { studio } from 'shared-ui/places.content'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import { contactLinks as ways } from '../../contactLinks.content.ts'
import type { HeroProps } from './bands/Hero.tsx'
import type { MessageProps } from './bands/Message.tsx'
import type { Direct, OfficeAddress } from './bands/Office.tsx'
import type { OfficeMapProps } from './bands/OfficeMap.tsx'

export const hero = {
  label: 'Contact Us',
  headline: 'Start with a conversation.',
  lead: `Tell us about the building and what you want from it. ${whoComes}`,
  place: `${studio.title}: ${studio.line}.`,
  hours: officeHours,
} as const satisfies HeroProps

export const message = {
  title: 'Send us a message',
  about: 'About: {title}',
  reply: `${reply} Plans or photographs? Email them to ${ways.email.title}.`,
  work: {
    title: 'Projects, and what they cost',
    items: [
      { work: gardenRoomIsleworth, picture: gardenRoomGreenKitchen },
      { work: atticSittingRoomEaling, picture: loftConversionLowBookshelves },
      { work: georgianTerraceRichmond, picture: georgianTerraceDrawingRoom },
    ],
    all: { title: 'All projects', link: companyRoutes.works },
    plan: { title: 'Plan your project: the price of several works on one sheet', link: companyRoutes.plan },
  },
} as const satisfies Omit<MessageProps, 'children'>

export const people = [enquiries] as const

export const contactLinks = {
  label: 'Speak to someone',
  closed: `Closed until {when}. Leave a message and ${enquiries.name} will reply then.`,
  phone: ways.phone,
  email: ways.email,
  chat: ways.chat,
} as const satisfies Direct

export const office = {
  ...studio,
  note: 'Visits by appointment, please. Half of us are usually out on site.',
} as const satisfies OfficeAddress

export const map = {
  place: studio,
  frameTitle: `Map of ${studio.district}, London, around the Sovran office`,
  caption: `${studio.title}: ${studio.line}.`,
  open: 'Open in Maps',
  blocked: 'The map comes from another company and has not loaded. The address on this page is complete without it.',
} as const satisfies OfficeMapProps

/** The table of payment terms by trade. */
export const paid = { caption: whatIsPaid, rows: paidAhead } as const

export const hours = {
  title: 'Business hours',
  hours: officeHours,
} as const satisfies HoursProps
