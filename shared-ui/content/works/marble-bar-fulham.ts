import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'marble-bar-fulham',
  name: 'Marble bar',
  place: 'Fulham',
  kind: 'Home bar',
  year: 2023,
  cost: '£45,000–52,000',
  weeks: 4,
  page: `${routes.interiors}/bespoke-areas/bars`,
} as const satisfies Work

export const pictures = ['home-bar-red-marble', 'card-home-bars', 'home-bar-back-shelves']
