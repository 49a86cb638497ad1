/** The vacancies that the careers page shows. */
export const vacancies = [
  { id: 1, title: 'Senior Interior Designer', department: 'Interiors' },
  { id: 2, title: 'Construction Project Manager', department: 'Builders' },
  { id: 3, title: 'Architectural Designer', department: 'Design' },
] as const
