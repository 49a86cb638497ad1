import { companyRoutes } from 'shared-ui/brand'
/** The words that every work's page has. */
export const labels = {
  home: 'Home',
  works: 'All projects',
  client: 'Client',
  area: 'Area',
  site: 'On site',
  year: 'Finished',
  cost: 'Cost',
  did: 'What we did',
  manager: 'Who ran it',
  weeks: '{count}\u00a0weeks',
  week: '1\u00a0week',
  programme: 'Week by week',
  drawings: 'Drawn to scale',
  /** Beside a plan that shows the viewpoints of the pictures. */
  cameras: 'Each number marks a picture’s viewpoint.',
  materials: 'Materials',
  next: 'Next project',
} as const

/** Beside the first picture of a work without photographs, once. */
export const visualised =
  'The pictures are visualisations of the finished work. Cost, dates and quotations are examples.'

/** Under an enlarged picture: the way to the form. */
export const ask = 'Ask about this'

/** The last line of every work's page. */
export const closing = {
  ask: 'Book a Free Consultation',
  all: { title: 'All projects', link: companyRoutes.works },
} as const
