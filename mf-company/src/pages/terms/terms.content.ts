import { companyRoutes } from 'shared-ui/brand'
import { registered } from 'shared-ui/contactLinks.content'
import { designPackage } from 'shared-ui/figures.content'
import { insurance, type Policy } from 'shared-ui/insurance.content'
import type { Link } from 'shared-ui/Link'
import { joineryWithdrawal } from 'shared-ui/payments.content'
import { answerTime, enquiries } from 'shared-ui/people.content'
import { companyName, registeredOffice } from 'shared-ui/places.content'
import type { TextHeroProps } from '../bands/TextHero.tsx'
import { countedFigures } from './figures.content.ts'
import type { Part } from './Part.ts'

export const hero = {
  headline: 'Terms, in plain English.',
  lead: 'Your right to change your mind, what we are insured for, how we count, and what to do if we let you down.',
} as const satisfies TextHeroProps

/** Names the list of parts. */
export const contents = 'On this page'

const complaint = { title: registered.email.title, link: `${registered.email.link}?subject=Complaint` }

/** Links whose titles stand in the texts. */
export const links = [
  complaint,
  registered.phone,
  { title: 'the contact form', link: companyRoutes.contact },
  { title: 'our privacy notice', link: companyRoutes.privacy },
  { title: 'ico.org.uk/make-a-complaint', link: 'https://ico.org.uk/make-a-complaint/' },
  { title: 'equalityadvisoryservice.com', link: 'https://www.equalityadvisoryservice.com/' },
  { title: 'citizensadvice.org.uk', link: 'https://www.citizensadvice.org.uk/consumer/' },
] as const satisfies readonly Link[]

/** The parts of the page, in reading order. Each has its anchor. */
export const parts: readonly Part[] = [
  {
    id: 'cancelling',
    title: 'Changing your mind',
    blocks: [
      'Most people sign with us at home, by email or over the phone. The law then gives you 14\u00a0days to cancel, for any reason or none: the Consumer Contracts Regulations 2013. The days run from the day after you sign. Any clear message will do; the form below is there if you would like one.',
      'If you cancel, we return what you have paid within 14\u00a0days. If we forget to tell you about this right, you have up to a year longer.',
      {
        rows: [
          {
            name: 'Work that starts within the 14\u00a0days',
            value:
              'We begin early only if you ask us to in writing. You can still cancel, but you owe us for what was done up to then. Once everything is done, the right has ended: we ask you to confirm that you know this.',
          },
          {
            name: 'Urgent repairs',
            value:
              'If you call us out to a burst pipe or a dangerous wall, you cannot cancel that repair. You can cancel anything else that you agree to while we are there.',
          },
          {
            name: 'Made-to-measure joinery',
            value: `Kitchens, wardrobes and rooms made to your drawings have no right to cancel in law. Our own terms are kinder: ${joineryWithdrawal}`,
            unconfirmed: 'To confirm before publication: the protected account',
          },
          {
            name: 'A whole new house',
            value:
              'These regulations leave out new houses, and conversions that come close to one. Your building contract says how you may end it.',
          },
          {
            name: 'Drawings and surveys',
            value: 'The same 14\u00a0days. The first visit is free, and signs you up to nothing.',
          },
        ],
      },
      {
        title: 'Form to cancel a contract',
        note: 'Copy it into an email, or post it. You need it only if you want to cancel.',
        lines: [
          `To ${companyName}, ${registeredOffice.line}, ${registered.email.title}:`,
          'I/We* hereby give notice that I/we* cancel my/our* contract of sale of the following goods*/for the supply of the following service*:',
          'Ordered on*/received on*:',
          'Name of consumer(s):',
          'Address of consumer(s):',
          'Signature of consumer(s) (only if this form is sent on paper):',
          'Date:',
          '* Delete as appropriate.',
        ],
      },
    ],
  },
  {
    id: 'insurance',
    title: 'Insurance and warranties',
    blocks: [
      'Ask for a certificate at any time: you get a copy by email, before you sign if you like. Each policy is renewed yearly, and your contract names those that cover your job.',
      {
        rows: Object.values<Policy>(insurance).map(({ title, pays, insurer, sum, territory, unconfirmed }) => ({
          name: title,
          value: `${pays}.`,
          detail: `Sum: ${sum}. Insurer: ${insurer}. Where: ${territory}.`,
          unconfirmed,
        })),
      },
      {
        rows: [
          {
            name: 'Major works',
            value: 'New houses, extensions, lofts, basements, pools, and renovations in which we alter the structure.',
          },
          {
            name: '2-year warranty',
            value:
              'What we install or fit: heating, electrics, doors, joinery. If it fails within 2\u00a0years we put it right at our own cost.',
          },
          {
            name: 'Your home insurance',
            value:
              'Tell your insurer before work starts. Most policies ask for that, and some stop if the house is empty.',
          },
        ],
      },
    ],
  },
  {
    id: 'how-we-count',
    title: 'How we count',
    blocks: [
      'Our figures differ from page to page because they count different things. Here is each figure, once.',
      {
        rows: [
          {
            name: 'Three teams',
            value: 'The workshop opened in 2011, the studio in 2014, and the builders joined in 2018.',
            unconfirmed: 'To confirm before publication: the years in which the teams began',
          },
        ],
      },
      ...countedFigures,
      {
        rows: [
          {
            name: 'From £50,000 to multi-million',
            value:
              'Jobs that involve the builders. A single piece from the workshop costs less: wardrobes begin at £8,000.',
          },
          {
            name: '3 to 6, and 8 to 12 months',
            value:
              'Time on site alone, of a typical renovation and of a larger project. The page of each kind of work also says how long it takes in all, drawings and permission included.',
          },
        ],
      },
    ],
  },
  {
    id: 'reviews-and-awards',
    title: 'Reviews, awards and pictures',
    blocks: [
      {
        rows: [
          {
            name: 'Reviews',
            value:
              'Example Reviews asks every client, pleased or not, at handover and a year later. We pay for none, write none and can take none down. The quotations on our own pages are not reviews and count in no figure: they are examples until clients have signed theirs.',
            unconfirmed: 'To confirm before publication: how reviews are collected',
          },
          {
            name: 'Check us yourself',
            value:
              'Our accounts are at Companies House, and every planning decision is on the council’s website. We claim no membership of a trade body. Ask for the certificate of each policy, the number of a client with a job like yours, and a visit to a site at work.',
            unconfirmed: 'To confirm before publication: what can be checked',
          },
          {
            name: 'Awards',
            value: 'Only awards from a jury that we do not pay. Ask us for the name, year and project of any of them.',
            unconfirmed: 'To confirm before publication: the list of awards',
          },
          {
            name: 'Pictures',
            value:
              'The pictures are visualisations of our designs until a client’s photographs take their place, and what stands beside them (costs, dates, quotations) is an example until then.',
          },
          {
            name: 'Prices',
            value:
              'Guide prices come from what similar jobs cost in the last three years. They are looked at again each January and July. Your own price is fixed in writing, line by line.',
            unconfirmed: 'To confirm before publication: how guide prices are kept',
          },
        ],
      },
    ],
  },
  {
    id: 'design-package',
    title: `The ${designPackage} design package`,
    blocks: [
      'It comes free with every full home build: a new house, or a renovation of a whole house, that we draw and build under one contract. The sums are what our studio charges for the same work on its own.',
      {
        rows: [
          { name: 'Furniture and storage plans', value: 'Every room: £2,400' },
          { name: 'Lighting, sockets and switches', value: 'Every room, drawn for the electrician: £1,800' },
          { name: 'Colours and materials', value: 'Samples on a board for each room: £1,900' },
          { name: 'Kitchen and bathrooms', value: 'Elevations to the millimetre: £2,300' },
          { name: 'Two rooms in 3D', value: 'In the light of your own house: £1,600' },
          {
            name: 'Not in it',
            value: 'The joinery, the furniture and the building itself; planning drawings',
            unconfirmed: 'To confirm before publication: design package',
          },
        ],
      },
    ],
  },
  {
    id: 'complaints',
    title: 'If something goes wrong',
    blocks: [
      `Tell your site manager or designer first: most things are put right that week. If not, email ${complaint.title}, use the contact form, or ring ${registered.phone.title} (the switchboard). ${enquiries.name} reads every complaint.`,
      'You get an answer that we have it the next working day as a rule, and within 30\u00a0days at the very latest. We look into it without delay, keep you posted, and tell you the outcome and the reasons as soon as there is one.',
      {
        rows: [
          {
            name: 'About your data',
            value:
              'The same email, form and number, with the same 30\u00a0days, as the Data (Use and Access) Act 2025 asks. What we keep is in our privacy notice. You may also go to the Information Commissioner’s Office at any time: ico.org.uk/make-a-complaint.',
          },
          {
            name: 'About the work',
            value:
              'If we still disagree, an independent adjudicator decides, as the JCT contract provides. For free advice: citizensadvice.org.uk.',
            unconfirmed: 'To confirm before publication: who decides disputes',
          },
        ],
      },
    ],
  },
  {
    id: 'accessibility',
    title: 'Using this site',
    blocks: [
      'Everybody should be able to read this site and send us a message. We build to WCAG 2.2, level AA.',
      {
        rows: [
          {
            name: 'Tested',
            value:
              'By programs that we run on the whole site when we change it: every page by axe, in a wide window and a phone’s, and with letters set apart at 320 pixels; the menus, the films and the gallery by the keyboard alone; chosen pages with larger text, at 400% zoom, in forced colours and with reduced motion; every page with scripts switched off. They run in Chrome’s engine, and most of them in those of Firefox and Safari.',
          },
          {
            name: 'Known to fail',
            value:
              'The map is another company’s and hard to use by keyboard: the address beside it says the same. On a phone, wide drawings scroll sideways. The short description of a drawing leaves out most of its dimensions. No one who relies on a screen reader every day has tested the site yet.',
          },
          {
            name: 'Tell us',
            value: `If something stops you, email ${registered.email.title} or ring ${registered.phone.title} (the switchboard). We reply ${answerTime}, and send you what you need in another form. If our answer does not help: equalityadvisoryservice.com.`,
          },
        ],
      },
    ],
  },
]

export const date = 'Last changed on 28 November 2026.'
