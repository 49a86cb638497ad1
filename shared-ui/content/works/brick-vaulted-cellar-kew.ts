import type { Work } from '../work.ts'

export default {
  id: 'brick-vaulted-cellar-kew',
  name: 'Brick-vaulted cellar',
  place: 'Kew',
  kind: 'Wine cellar',
  year: 2022,
  cost: '£85,000–95,000',
  weeks: 10,
} as const satisfies Work

export const pictures = [
  'wine-cellar-brick-vault',
  'card-wine-cellars',
  'wine-cellar-tasting-table-close',
  'wine-cellar-smoked-oak-racks',
  'wine-cellar-door-steps',
  'wine-cellar-rack-cradles',
]
