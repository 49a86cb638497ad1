import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'master-suite-petersham',
  name: 'Master suite',
  place: 'Petersham',
  kind: 'Bedroom',
  year: 2025,
  cost: '£70,000–80,000',
  weeks: 5,
  page: `${routes.interiors}/bespoke-areas/master-suites`,
} as const satisfies Work

export const pictures = [
  'master-suite-panelled-headboard',
  'master-suite-window-side',
  'master-suite-bedside',
  'master-suite-wardrobes-aisle',
  'master-suite-wardrobes-to-bed',
]
