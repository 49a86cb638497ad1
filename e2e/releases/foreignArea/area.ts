import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { pages } from './pages.ts'

/** A small area, as a team with another toolchain would write it. */
export default defineArea({ pages, menu, dataFor: () => [] })
