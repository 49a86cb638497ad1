import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'studio-brentford',
  name: 'Studio',
  place: 'Brentford',
  kind: 'Office fit-out',
  year: 2024,
  cost: '£340,000–380,000',
  weeks: 16,
  page: `${routes.builders}/commercial#office-spaces`,
} as const satisfies Work

export const pictures = ['office-fit-out-open-plan', 'card-office-fit-outs']
