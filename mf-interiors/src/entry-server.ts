// The exports that only compose reads (`AreaServer`), and no browser.
import { withStructuredData } from 'shared-ui/structuredData'
import { pages as table } from './pages.ts'
import { dataFor } from './structuredData.ts'

export { default } from './area.ts'
export { menu } from './menu.ts'
export { offers } from './offers.ts'
export { redirects } from './redirects.ts'
export const pages = withStructuredData(table, dataFor)
