import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'graphite-kitchen-surbiton',
  name: 'Graphite kitchen',
  place: 'Surbiton',
  kind: 'Kitchen',
  year: 2024,
  cost: '£75,000–85,000',
  weeks: 3,
  page: `${routes.interiors}/kitchens/german`,
} as const satisfies Work

export const pictures = ['kitchen-german-graphite-steel', 'kitchen-german-walnut-bar']
