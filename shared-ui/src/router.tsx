// biome-ignore-all lint/style/noRestrictedImports: the one door to the router.
import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

// The one door to react-router-dom. It is a shared module, and a shared module cannot be tree-shaken: re-exporting only
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
// The state of loading has to be one instance in a page as well. A shared module of its own would cost every page 0.9
// KB.
export {
  beforeFailing,
  betweenTries,
  forgetFailures,
  LoadFailure,
  lazyModule,
  loadTimeout,
  pending,
  prerendered,
} from './loading.tsx'

/** A link to a page of this site. */
// Not the router's own Link, which brings code for prefetching: nothing here uses it, and every page would load it.
export function Link({ to, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
