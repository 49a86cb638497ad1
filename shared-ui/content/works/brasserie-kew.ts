import type { Work } from '../work.ts'

export const weeks = 14

export default {
  id: 'brasserie-kew',
  name: 'Brasserie',
  place: 'Kew',
  kind: 'Restaurant fit-out',
  year: 2024,
  cost: '£290,000–320,000',
  weeks,
} as const satisfies Work

export const pictures = [
  'restaurant-brasserie-evening',
  'brasserie-bar-counter',
  'brasserie-banquette',
  'brasserie-table-laid',
  'brasserie-lunch-windows',
]
