import { defineArea } from 'shared-ui/defineArea'
import { pages } from './pages.ts'

/** Everything under /sovran-builders. */
export default defineArea(pages)
