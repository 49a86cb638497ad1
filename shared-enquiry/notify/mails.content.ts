import { routes } from 'shared-ui/brand'
import { registration } from 'shared-ui/places.content'
import type { Service } from '../src/schema.ts'

/** The words of the emails that follow an enquiry: one to the area, one to the visitor. */
export const content = {
  areas: {
    builders: { name: 'Sovran Builders', page: `${routes.builders}/contact` },
    design: { name: 'Sovran Design', page: `${routes.design}#contact` },
    interiors: { name: 'Sovran Interiors', page: `${routes.interiors}#contact` },
  } satisfies Record<Service, { name: string; page: string }>,
  area: {
    subject: 'Enquiry for {area}: {name}',
    lead: 'An enquiry came in on {time} (London time). Reply to this email to answer the visitor.',
    noAddress:
      'Replying to this email will not reach the visitor. Write to the address below, if it is complete, or answer by phone.',
    last: 'Today’s limit of emails is reached, and this is the last one. If more enquiries come, one email brings all of them after midnight (London time). Each is stored as it comes in: see the collection contactSubmissions in the Firebase console.',
    fields: { name: 'Name', email: 'Email', phone: 'Phone', id: 'Reference' },
    notGiven: 'not given',
    message: 'Message',
  },
  digest: {
    subject: '{count} more enquiries for {area} on {day}',
    lead: 'On {day} {count} more enquiries arrived than we email one by one. At most {most} of them are listed here: the same words once, and what is long is cut. All are stored whole in the collection contactSubmissions.',
    refused:
      'On {day} {count} more enquiries arrived than we email one by one. The mail server refused a list with their words, so these are the times and references of at most {most} of them. All are stored whole in the collection contactSubmissions.',
  },
  confirmation: {
    subject: 'Your enquiry is with us',
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for writing to {area}. Your enquiry has arrived and is with the people who will answer it.',
      'Plans, photographs or a rough sketch help us: reply to this email and attach them (each room from the doorway, the house from outside, any drawings you have). Or call us: {page}',
    ],
    why: 'You receive this because somebody entered your address in a form on our website. If that was not you, reply and say so: we will delete it.',
    registration,
    privacy: 'What we keep, and for how long: {link}',
  },
} as const
