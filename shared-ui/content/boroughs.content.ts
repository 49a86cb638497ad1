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

export const whereWeWork = 'Where we work'
