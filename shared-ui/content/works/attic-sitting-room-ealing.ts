import type { Work } from '../work.ts'

export default {
  id: 'attic-sitting-room-ealing',
  name: 'Attic sitting room',
  place: 'Ealing',
  kind: 'Loft conversion',
  year: 2024,
  cost: '£105,000–120,000',
  weeks: 11,
} as const satisfies Work

export const pictures = [
  'loft-conversion-dormer-rooflights',
  'card-loft-conversions',
  'project-loft',
  'loft-before',
  'loft-conversion-landing-stair',
  'loft-conversion-window-seat-detail',
  'loft-conversion-low-bookshelves',
  'loft-conversion-armchairs-dormer',
]
