import { companyRoutes, routes } from 'shared-ui/brand'

// The words that the category pages share.

export const crumbs = { builders: 'Builders', residential: 'Residential' } as const

export const tabBar = 'Residential Construction'

export const allProjects = { title: 'All projects', link: companyRoutes.works } as const

/** The facts beside the price. */
export const facts = {
  weeks: { name: 'In all', link: { title: 'Stage by stage', link: '#weeks' } },
  planning: 'Planning',
  where: 'Where',
} as const

/** The link to the explanation of planning, for the kinds that do not explain it themselves. */
export const planningPermission = { title: 'How we get permission', link: `${routes.design}#planning` } as const

/** The title of the closing band. */
export const closing = 'Ready to Start Your {title} Project?'

/** Names the band of quotations. */
export const clients = 'What clients say'

export const actions = {
  price: 'Ask for a price',
  included: 'What it includes',
  consultation: 'Schedule Consultation',
  portfolio: 'View Our Portfolio',
} as const
