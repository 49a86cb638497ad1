import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'cinema-and-gym-barnes',
  name: 'Cinema and gym',
  place: 'Barnes',
  kind: 'Basement',
  year: 2022,
  cost: '£380,000–430,000',
  weeks: 38,
  page: `${routes.builders}/residential/basements`,
} as const satisfies Work

export const pictures = [
  'cinema-room-basement',
  'cinema-recliners-from-screen',
  'basement-gym-lit-stair',
  'cinema-side-panels',
  'cinema-recliner-tray',
  'basement-gym-stair-treads',
]
