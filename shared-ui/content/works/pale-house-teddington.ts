import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'pale-house-teddington',
  name: 'Pale house',
  place: 'Teddington',
  kind: 'Complete home',
  year: 2024,
  cost: '£230,000–260,000',
  weeks: 20,
  page: `${routes.interiors}/projects/modern-minimalist`,
} as const satisfies Work

export const pictures = [
  'kitchen-scandinavian-pale-oak',
  'pale-house-table-garden-door',
  'kitchen-scandinavian-shelves',
  'kitchen-scandinavian-pears-board',
]
