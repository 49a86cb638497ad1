import { whereWeWorkLink } from 'shared-ui/boroughs.content'
import { companyRoutes } from 'shared-ui/brand'
import { chat, registered } from 'shared-ui/contactLinks.content'
import { officeHours } from 'shared-ui/openingHours.content'
import { picturesNote } from 'shared-ui/picturesNote.content'
import { registeredOffice, registration, studio } from 'shared-ui/places.content'

/** The footer's words. Those of its quick links come from the areas. */
export const footer = {
  tagline: 'Architecture, construction and bespoke interiors, from first line to last hinge.',
  social: {
    label: 'Sovran elsewhere',
    links: [
      { title: 'Instagram', link: 'https://www.instagram.com/' },
      { title: 'Facebook', link: 'https://www.facebook.com/' },
    ],
  },
  quickLinks: { title: 'Quick links' },
  contact: {
    title: 'Contact',
    ...registered,
    chat,
    place: registeredOffice,
  },
  hours: {
    title: 'Business hours',
    hours: officeHours,
    note: `${studio.title}, ${studio.district}. On Saturdays the builders see people by appointment only: their site managers are out.`,
  },
  noScript:
    'Without JavaScript every page can still be read, and every phone and email link works. The forms open your own email program instead.',
  copyright: '© Sovran. Design, Builders, Interiors.',
  baseLine: 'The green one is ours.',
  legal: `${registration} VAT number GB 000 0000 00.`,
  pictures: picturesNote,
  notices: { title: 'Licences of software and fonts', link: '/third-party-notices.txt' },
  where: whereWeWorkLink,
  plan: { title: 'Plan and price your project', link: companyRoutes.plan },
  privacy: { title: 'Privacy', link: companyRoutes.privacy },
  terms: { title: 'Terms, insurance, complaints', link: companyRoutes.terms },
  drawingAlt: 'A London terrace in elevation, one house of it drawn in green',
} as const
