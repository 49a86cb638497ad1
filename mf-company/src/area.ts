import { defineArea } from 'shared-ui/defineArea'
import { pages } from './pages.ts'

/** The company's own pages: home, about, contact, careers and the vacancies. */
export default defineArea(pages)
