import type { Work } from '../work.ts'

export const weeks = 22

export default {
  id: 'garden-room-isleworth',
  name: 'Garden room',
  place: 'Isleworth',
  kind: 'Rear extension',
  year: 2023,
  cost: '£165,000–185,000',
  weeks,
} as const satisfies Work

export const pictures = [
  'rear-glass-extension-garden',
  'card-extensions',
  'garden-room-kitchen-inside',
  'garden-room-threshold-detail',
  'garden-room-green-kitchen',
]
