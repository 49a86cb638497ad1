import { defineArea } from 'shared-ui/defineArea'
import { pages } from './pages.ts'

/** Everything under /sovran-interiors. */
export default defineArea(pages)
