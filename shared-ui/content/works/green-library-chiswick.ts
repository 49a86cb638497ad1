import type { Work } from '../work.ts'

export default {
  id: 'green-library-chiswick',
  name: 'Green library',
  place: 'Chiswick',
  kind: 'Library',
  year: 2024,
  cost: '£60,000–70,000',
  weeks: 8,
} as const satisfies Work

export const pictures = [
  'home-office-green-library',
  'green-library-poster',
  'green-library-desk-garden-window',
  'green-library-walnut-desk',
  'green-library-shelf-detail',
  'green-library-evening-lamps',
]
