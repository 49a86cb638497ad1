import { companyRoutes } from './brand.ts'

/** The boroughs in which we work, by the ids that the list of works knows them by. */
export const boroughs = {
  richmond: 'Richmond upon Thames',
  hounslow: 'Hounslow',
  ealing: 'Ealing',
  'hammersmith-and-fulham': 'Hammersmith and Fulham',
  wandsworth: 'Wandsworth',
  merton: 'Merton',
  kingston: 'Kingston upon Thames',
  elmbridge: 'Elmbridge, Surrey',
} as const

/** The list of the works in a borough. */
export const worksIn = (id: string) => `/works?in=${id}`

const id = 'where-we-work'

/** The link to `whereWeWork`. Apart from it, so that pages with the link alone do not load the text. */
export const whereWeWorkLink = { title: 'Where we work', link: `${companyRoutes.contact}#${id}` } as const

/** The boroughs in which we work, and our answer to people elsewhere: the one text, on the contact page. */
export const whereWeWork = {
  id,
  inShort:
    'We build in {count} boroughs of London and Surrey. Elsewhere inside the M25, as in Hackney (N16), we draw and get permission, but build only jobs of £500,000 or more.',
  building: 'We build in these boroughs, where a site manager can be with you within the hour:',
  /** Read by compose alone, which refuses a public site that still has it. */
  unconfirmed: 'To confirm before publication: where we work',
  others: [
    ['Drawings and planning', 'The studio works anywhere inside the M25, from N16 to Croydon.'],
    ['Joinery', 'The workshop fits kitchens, wardrobes and rooms all over Greater London and Surrey.'],
    [
      'If you live elsewhere',
      'In Hackney (N16), say, we draw the extension, get the permission and help you choose between three local builders. We build there ourselves only if the job comes to £500,000 or more.',
    ],
  ],
} as const
