import { defineArea } from 'shared-page/area'
import { Enlarged } from 'shared-ui/Enlarged'
import { pages } from './pages.ts'

/** The design area: one page. */
export default defineArea(pages, Enlarged)
