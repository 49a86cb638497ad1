import type { Work } from '../work.ts'

export const weeks = 50

export default {
  id: 'two-gable-house-ham',
  name: 'Two-gable house',
  place: 'Ham',
  kind: 'New-build',
  year: 2024,
  cost: '£1.05–1.15 million',
  weeks,
} as const satisfies Work

export const pictures = [
  'house-new-build-dusk-hero',
  'service-build',
  'house-new-build-day',
  'house-glass-link-entrance',
  'line-house',
  'floor-plan-ground',
  'service-architectural',
  'architectural-scale-model-white',
  'card-planning-permission',
  'careers-scale-model',
  'structural-steel-frame',
  'card-structural-engineering',
  'design-line-clay-render-split',
  'house-two-gables-garden-day',
]
