import { contractVersion } from 'shared-ui/contract'
import { withStructuredData } from 'shared-ui/structuredData'
import { pages as table } from './pages.ts'
import { dataFor } from './structuredData.ts'

export { default } from './area.tsx'
export { menu } from './menu.ts'
export const pages = withStructuredData(table, dataFor)
export const contract = contractVersion
