import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { moved } from './moved.ts'
import { pages } from './pages.ts'
import { dataFor } from './structuredData.ts'

/** The company's own pages: home, about, contact, careers and the vacancies. */
export default defineArea({ pages, menu, dataFor, moved })
