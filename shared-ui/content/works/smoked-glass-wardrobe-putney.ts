import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'smoked-glass-wardrobe-putney',
  name: 'Smoked-glass wardrobe',
  place: 'Putney',
  kind: 'Wardrobes',
  year: 2025,
  cost: '£32,000–38,000',
  weeks: 1,
  page: `${routes.interiors}/wardrobes/glass-door-wardrobes`,
} as const satisfies Work

export const pictures = ['wardrobe-smoked-glass-led', 'wardrobe-glass-lit-shelves']
