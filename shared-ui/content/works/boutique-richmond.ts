import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'boutique-richmond',
  name: 'Boutique',
  place: 'Richmond',
  kind: 'Shop',
  year: 2025,
  cost: '£160,000–180,000',
  weeks: 2,
  page: `${routes.builders}/commercial#retail`,
} as const satisfies Work

export const pictures = ['retail-boutique-travertine']
