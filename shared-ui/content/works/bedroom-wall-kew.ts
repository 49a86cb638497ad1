import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'bedroom-wall-kew',
  name: 'Bedroom wall',
  place: 'Kew',
  kind: 'Wardrobes',
  year: 2025,
  cost: '£18,000–22,000',
  weeks: 1,
  page: `${routes.interiors}/wardrobes/bedroom`,
} as const satisfies Work

export const pictures = [
  'wardrobe-fitted-bedroom-wall',
  'card-wardrobes',
  'wardrobe-bedroom-mirror-drawers',
  'wardrobe-bedroom-oak-niche',
]
