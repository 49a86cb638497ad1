import { registered } from 'shared-ui/contactLinks.content'
import type { Link } from 'shared-ui/Link'
import { companyName, registeredOffice } from 'shared-ui/places.content'
import type { TextHeroProps } from '../bands/TextHero.tsx'
import type { NoticeProps } from './bands/Notice.tsx'
import type { ObjectionProps } from './bands/Objection.tsx'

export const hero = {
  headline: 'Privacy',
  lead: 'What we keep when you write to us, and how to ask for it back.',
} as const satisfies TextHeroProps

/** The sections of the page, in reading order. */
export const sections = [
  {
    id: 'who',
    title: 'Who we are',
    text: `${companyName}, ${registeredOffice.line}, decides what happens to the details you send. Questions go to ${registered.email.title}\u00a0or\u00a0${registered.phone.title} (the switchboard).`,
  },
  {
    id: 'what',
    title: 'What the forms store',
    text: 'There are five: the contact form, the consultation booking, and one each for builders, design and interiors. Each stores your name, your email address, your phone number if you give it, the service, your message and the time. The booking adds the kind of project and a budget; the interiors form adds what you are interested in. Nothing is stored until you press the button. We then send a confirmation to the email address in the form, at most one a day.',
  },
  {
    id: 'why',
    title: 'Why, and on what basis',
    text: 'To answer you, arrange a visit and prepare a price. You asked for steps towards a contract (UK GDPR, Article 6(1)(b)); where no contract is in view, we have a legitimate interest in answering our post (Article 6(1)(f)). There is no newsletter, and nothing is sold.',
  },
  {
    id: 'how-long',
    title: 'How long',
    text: 'Enquiries that lead nowhere are deleted after 24 months. If you become a client, yours joins the project file, which is kept for as long as the warranties and the law require. CVs go after 12 months.',
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    text: 'The people who answer you, by email. Google stores the enquiries for us, as our processor (Firestore, London region), and our email provider carries the emails, both under contract; if their staff ever need access from abroad, the transfer terms that UK law approves apply. As on every website, the server that sends the pages sees your internet address.',
  },
  {
    id: 'map-and-links',
    title: 'The map, links and cookies',
    text: 'The map on the contact page comes from the OpenStreetMap Foundation, whose server sees your internet address when you scroll near it. WhatsApp, Instagram and Facebook receive your data only if you follow a link to them. This site sets no cookies of its own. From the press of its button until a form has arrived, or until you close the tab, your browser keeps a number for it and none of your words, so that nothing arrives twice. A form may load Google’s reCAPTCHA when you first touch it, which stops automated submissions: Google then sees your internet address, your browser and how you use the page, and may set a cookie (policies.google.com/privacy).',
  },
  {
    id: 'reports',
    title: 'Reports of faults',
    text: 'If something on a page fails, your browser may tell us what failed, on which page and in which release of it: never who you are, nor a word that you typed. It tells us how fast a page was only if we have turned that on; this page then ends with a switch to object, and Global Privacy Control in your browser counts as an objection too. The server that takes the reports sees your internet address.',
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: 'You may ask for a copy of what we hold, have it corrected or deleted, restrict or object to its use, or take it elsewhere. It costs nothing and takes us a month at most.',
  },
  {
    id: 'complaints',
    title: 'Complaints',
    text: 'Please tell us first: we acknowledge a complaint within 30 days, look into it without delay and tell you the outcome. Email or form: see Terms, “If something goes wrong”. You may also go to the Information Commissioner’s Office, ico.org.uk/make-a-complaint.',
  },
] as const satisfies NoticeProps['sections']

/** Links whose titles stand in the texts. */
export const links = [
  registered.email,
  registered.phone,
  { title: 'ico.org.uk/make-a-complaint', link: 'https://ico.org.uk/make-a-complaint/' },
  { title: 'policies.google.com/privacy', link: 'https://policies.google.com/privacy' },
  { title: 'OpenStreetMap Foundation', link: 'https://osmfoundation.org/wiki/Privacy_Policy' },
] as const satisfies readonly Link[]

/** The switch, where the site measures. */
export const objection = {
  id: 'objection',
  title: 'Measuring speed',
  text: 'Some visits tell us how fast our pages were, so that we can make slow ones faster. You may object: nothing is then sent from this browser. Your choice is stored in this browser, for nothing else.',
  label: 'Do not measure my visits',
  byBrowser: 'Your browser sends Global Privacy Control: your visits are not measured.',
} as const satisfies ObjectionProps

export const date = { text: 'Last changed on {date}.', changed: '2026-11-28' } as const satisfies NoticeProps['date']
