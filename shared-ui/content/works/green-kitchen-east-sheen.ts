import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'green-kitchen-east-sheen',
  name: 'Green kitchen',
  place: 'East Sheen',
  kind: 'Kitchen',
  year: 2025,
  cost: '£60,000–70,000',
  weeks: 4,
  page: `${routes.interiors}/kitchens/traditional`,
} as const satisfies Work

export const pictures = [
  'kitchen-traditional-shaker-green',
  'kitchen-traditional-dresser',
  'kitchen-traditional-dresser-detail',
]
