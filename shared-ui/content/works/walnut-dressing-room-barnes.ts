import type { Work } from '../work.ts'

export default {
  id: 'walnut-dressing-room-barnes',
  name: 'Walnut dressing room',
  place: 'Barnes',
  kind: 'Dressing room',
  year: 2024,
  cost: '£75,000–85,000',
  weeks: 8,
} as const satisfies Work

export const pictures = [
  'dressing-room-walnut-island',
  'project-dressing-room',
  'walnut-dressing-room-poster',
  'dressing-room-walnut-mirror-wall',
  'dressing-room-island-drawers',
  'dressing-room-lit-hanging-bays',
  'dressing-room-felt-drawer',
]
