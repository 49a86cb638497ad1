// biome-ignore-all lint/style/noRestrictedImports: packages take the router from here.

import { createContext } from 'react'
import type { Site } from './contract.ts'

// react-router-dom is a shared module, and a shared module cannot be tree-shaken: re-exporting only
// what is used takes it from 55 kB to 10 kB.
export {
  BrowserRouter,
  type Location,
  matchPath,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom'
// The state of loading, and what the shell gives to all pages, have to be one instance in a page as well. A shared module
// of their own would cost every page 0.9 KB.
export {
  type LazyComponent,
  LoadFailure,
  lazyModule,
  loadTimeout,
  pending,
  unhydrated,
  whenLoadFails,
} from './loading.tsx'
/** The settings that pages say something about, such as whether anything is reported. */
export type SiteFacts = Pick<Site, 'enquiries' | 'monitoring'>

/** The settings of the site, which the shell gives to every page. */
export const SiteContext = createContext<SiteFacts>({ enquiries: { kind: 'embedded', host: '', port: 0 } })
