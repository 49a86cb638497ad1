import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'boot-room-claygate',
  name: 'Boot room',
  place: 'Claygate',
  kind: 'Boot room',
  year: 2022,
  cost: '£12,000–15,000',
  weeks: 1,
  page: `${routes.interiors}/bespoke-areas`,
} as const satisfies Work

export const pictures = ['boot-room-oak-bench']
