import type { Work } from '../work.ts'

export const weeks = 34

export default {
  id: 'pool-house-esher',
  name: 'Pool house',
  place: 'Esher',
  kind: 'Pool house',
  year: 2024,
  cost: '£420,000–460,000',
  weeks,
} as const satisfies Work

export const pictures = [
  'swimming-pool-pool-house',
  'card-swimming-pools',
  'pool-house-terrace-evening',
  'pool-house-coping-detail',
  'success-story-upright-poster',
  'success-story-landscape-poster',
  'pool-house-hearth-lounge',
]
