import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { dataFor } from './structuredData.ts'

/** Everything under /sovran-interiors. */
export default defineArea({ pages, menu, dataFor })
