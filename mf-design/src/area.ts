import { defineArea } from 'shared-ui/defineArea'
import { pages } from './pages.ts'

/** The design area: one page. */
export default defineArea(pages)
