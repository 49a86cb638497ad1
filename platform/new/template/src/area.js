import { defineArea } from 'shared-ui/defineArea'
import { pages } from './pages.ts'
/** The pages of the company area. */
export default defineArea(pages)
