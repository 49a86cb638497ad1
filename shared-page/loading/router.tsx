// biome-ignore-all lint/style/noRestrictedImports: packages take the router from here.

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
