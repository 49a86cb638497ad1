import { defineArea } from 'shared-page/area'
import { LightboxRoute } from 'shared-ui/LightboxRoute'
import { pages } from './pages.ts'

/** Everything under /sovran-builders. */
export default defineArea(pages, LightboxRoute)
