import { defineArea } from 'shared-page/area'
import { LightboxRoute } from 'shared-ui/LightboxRoute'
import { pages } from './pages.ts'

export default defineArea(pages, LightboxRoute)
