import { company } from 'shared-ui/brand'
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
  /** Where a plan shows from where the pictures were taken. */
  cameras: 'A number marks where a picture is seen from.',
  materials: 'Materials',
  next: 'Next project',
} as const

/** Stands where the client's own photographs will. */
export const photographs = 'Photographs of the finished work will stand here.'

/** The last line of every work's page. */
export const closing = {
  ask: 'Book a Free Consultation',
  all: { title: 'All projects', link: company.works },
} as const
