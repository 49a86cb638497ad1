import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'apartments-acton',
  name: 'Apartments',
  place: 'Acton',
  kind: 'Apartments',
  year: 2023,
  weeks: 74,
  page: `${routes.builders}/residential/new-builds`,
} as const satisfies Work

export const pictures = ['apartment-building-brick']
