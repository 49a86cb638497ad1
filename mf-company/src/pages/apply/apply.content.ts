import { companyRoutes } from 'shared-ui/brand'
import type { Link } from 'shared-ui/Link'
import { contactLinks } from '../../contactLinks.content.ts'

export const crumbs = [
  { title: 'Careers', link: companyRoutes.careers },
  { title: 'Open Positions', link: `${companyRoutes.careers}#open-positions` },
] as const satisfies readonly Link[]

export const labels = {
  department: 'Department',
  location: 'Location',
  type: 'Type',
  posted: 'Posted',
  id: 'Vacancy',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
} as const

export const howTo = {
  title: 'How to apply',
  text: 'Send a CV and up to three pages of work by email. PDF, under 10 MB, and put the vacancy in the subject line; the button does that for you.',
  closes: 'Apply by {closes}.',
  closed: 'This vacancy closed for applications on {closes}.',
  afterwards: 'You will hear from the person who would be your manager, whichever way it goes.',
  button: 'Apply by email',
  email: contactLinks.careers.title,
  subject: 'Application: {title} (vacancy {id})',
} as const

/** Above the other vacancies, where there are any. */
export const title = 'Other vacancies'

export const back = { title: 'Back to Open Positions', link: `${companyRoutes.careers}#open-positions` } as const
