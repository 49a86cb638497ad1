import { routes } from '../brand.ts'
import type { Work } from '../work.ts'

export default {
  id: 'warehouse-and-offices-hounslow',
  name: 'Warehouse and offices',
  place: 'Hounslow',
  kind: 'Warehouse',
  year: 2023,
  weeks: 36,
  page: `${routes.builders}/commercial`,
} as const satisfies Work

export const pictures = ['industrial-unit-warehouse']
