import type { Work } from '../work.ts'

export default {
  id: 'rear-dormer-twickenham',
  name: 'Rear dormer',
  place: 'Twickenham',
  kind: 'Loft conversion',
  year: 2025,
  cost: '£82,000–92,000',
  weeks: 9,
} as const satisfies Work

export const pictures = [
  'rear-dormer-bedroom',
  'rear-dormer-stair-rooflight',
  'wardrobe-loft-sloped-ceiling',
  'wardrobe-loft-open-bay',
  'wardrobe-loft-lit-shelves',
]
