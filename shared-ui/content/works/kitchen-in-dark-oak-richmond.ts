import type { Work } from '../work.ts'

export const weeks = 30

export default {
  id: 'kitchen-in-dark-oak-richmond',
  name: 'Kitchen in dark oak',
  place: 'Richmond',
  kind: 'Kitchen and structure',
  year: 2023,
  cost: '£210,000–235,000',
  weeks,
} as const satisfies Work

export const pictures = [
  'kitchen-modern-handleless-island',
  'card-kitchens',
  'kitchen-modern-travertine-detail',
  'kitchen-dark-oak-island-side',
  'kitchen-dark-oak-drawer-detail',
  'kitchen-dark-oak-stone-niche',
]
