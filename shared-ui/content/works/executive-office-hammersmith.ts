import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'executive-office-hammersmith',
  name: 'Executive office',
  place: 'Hammersmith',
  kind: 'Office',
  year: 2023,
  cost: '£85,000–95,000',
  weeks: 6,
  page: `${routes.interiors}/bespoke-areas/offices/executive`,
} as const satisfies Work

export const pictures = ['executive-office-walnut', 'executive-office-desk-close']
