import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { dataFor } from './structuredData.ts'

/** The area's whole face: compose and the shell ask for nothing else. */
export default defineArea({ pages, menu, dataFor })
