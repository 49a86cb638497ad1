import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'loft-wardrobes-chiswick',
  name: 'Loft wardrobes',
  place: 'Chiswick',
  cost: '£14,000–18,000',
  weeks: 1,
  page: `${routes.interiors}/wardrobes/loft`,
} as const satisfies Work

export const pictures = ['wardrobe-loft-sloped-ceiling', 'wardrobe-loft-open-bay', 'wardrobe-loft-lit-shelves']
