import type { Work } from '../work.ts'

export const weeks = 14

export default {
  id: 'travertine-bathroom-kew',
  name: 'Travertine bathroom',
  place: 'Kew',
  kind: 'Bathroom',
  year: 2023,
  cost: '£95,000–110,000',
  weeks,
} as const satisfies Work

export const pictures = [
  'bathroom-travertine-bath',
  'project-bathroom',
  'bathroom-walnut-double-vanity',
  'travertine-bathroom-poster',
  'travertine-bathroom-vanity-view',
  'travertine-bathroom-shower',
  'travertine-bathroom-bath-window',
]
