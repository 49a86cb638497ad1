import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'glass-room-wimbledon',
  name: 'Glass room',
  place: 'Wimbledon',
  kind: 'Rear extension',
  year: 2025,
  cost: '£150,000–170,000',
  weeks: 20,
  page: `${routes.builders}/residential/extensions`,
} as const satisfies Work

export const pictures = ['glass-room-after-rain', 'glass-room-morning']
