import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'hall-and-stair-wimbledon',
  name: 'Hall and stair',
  place: 'Wimbledon',
  kind: 'Hall',
  year: 2022,
  cost: '£90,000–105,000',
  weeks: 12,
  page: `${routes.interiors}/bespoke-areas/foyers`,
} as const satisfies Work

export const pictures = ['foyer-sweeping-staircase', 'foyer-console-marble-floor']
