import { contractVersion } from 'shared-ui/contract'
import { pages as table } from './pages.ts'
import { withStructuredData } from './structuredData.ts'

export { default } from './area.tsx'
export { menu } from './menu.ts'

export const pages = withStructuredData(table)

export const contract = contractVersion
