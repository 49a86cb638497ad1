import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'formal-garden-petersham',
  name: 'Formal garden',
  place: 'Petersham',
  kind: 'Garden',
  year: 2022,
  cost: '£140,000–160,000',
  weeks: 13,
  page: `${routes.builders}/residential/landscaping`,
} as const satisfies Work

export const pictures = ['formal-garden-pergola-table', 'formal-garden-after-dark']
