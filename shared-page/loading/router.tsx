// biome-ignore-all lint/style/noRestrictedImports: packages take the router from here.

// react-router-dom is bundled into this module. A shared module cannot be tree-shaken: re-exporting only the exports in
// use reduces it from 55 kB to 10 kB.
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
// The state of loading, and the shell's values for all pages, need one instance per page too. A shared module of their
// own would cost every page 0.9 KB.
export {
  type LazyComponent,
  LoadFailure,
  lazyModule,
  loadTimeout,
  pending,
  unhydrated,
  whenLoadFails,
} from './loading.tsx'
