import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { dataFor } from './structuredData.ts'

/** Everything that compose and the shell need from the area. */
export default defineArea({ pages, menu, dataFor })
