import { useCallback, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'shared-page/router'
import { optionally } from '../browser/optionally.ts'
import { withChoices } from '../contract/choices.ts'

const never = () => () => {}

/**
 * Returns the URL's query, and a function that changes values in it. A change replaces the history entry, so that Back
 * leads to the previous page. Follows links, Back and Forward. Until the page is hydrated, the query is empty.
 */
export function useQuery() {
  const location = useLocation()
  // The router is not notified of a choice: it would render the whole page, scroll and announce it.
  const [own, setOwn] = useState({ at: location, query: location.search })
  // The first render must match the served markup.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const change = useCallback(
    (choices: Parameters<typeof withChoices>[1]) => {
      const next = withChoices(window.location.href, choices)
      // Safari rejects more than a hundred calls in 30 seconds.
      optionally(() => history.replaceState(history.state, '', next))
      setOwn({ at: location, query: next.search })
    },
    [location],
  )
  const query = own.at === location ? own.query : location.search
  return { query: isHydrated ? query : '', isHydrated, change }
}
