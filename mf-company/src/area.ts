import { defineArea } from 'shared-page/area'
import { LightboxRoute } from 'shared-ui/LightboxRoute'
import { pages } from './pages.ts'

/** The company's own pages: home, about, contact, careers and the vacancies. */
export default defineArea(pages, LightboxRoute)
