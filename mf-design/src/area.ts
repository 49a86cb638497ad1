import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { dataFor } from './structuredData.ts'

/** The design area: one page. */
export default defineArea({ pages, menu, dataFor })
