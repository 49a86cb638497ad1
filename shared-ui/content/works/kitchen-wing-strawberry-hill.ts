import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'kitchen-wing-strawberry-hill',
  name: 'Kitchen wing',
  place: 'Strawberry Hill',
  kind: 'Wraparound extension',
  year: 2024,
  cost: '£190,000–215,000',
  weeks: 20,
  page: `${routes.interiors}/kitchens/contemporary`,
} as const satisfies Work

export const pictures = ['kitchen-contemporary-oak-stone', 'line-kitchen', 'kitchen-wing-fluted-island-end']
