import type { Work } from '../work.ts'

export default {
  id: 'georgian-terrace-richmond',
  name: 'Georgian terrace',
  place: 'Richmond',
  kind: 'Listed renovation',
  year: 2023,
  cost: '£780,000–840,000',
  weeks: 46,
} as const satisfies Work

export const pictures = [
  'london-georgian-terrace-renovation',
  'card-renovations',
  'london-terrace-front-door',
  'georgian-terrace-drawing-room',
  'georgian-terrace-sash-shutters',
  'georgian-terrace-street-windows',
]
