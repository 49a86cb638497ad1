import { defineArea } from 'shared-page/area'
import { LightboxRoute } from 'shared-ui/LightboxRoute'
import { pages } from './pages.ts'

/** The pages of the company area. */
export default defineArea(pages, LightboxRoute)
