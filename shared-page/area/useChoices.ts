import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'shared-page/router'
import { optionally } from '../browser/optionally.ts'
import { choiceIn, withChoices } from '../contract/choices.ts'

const never = () => () => {}

type Choices<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/**
 * Returns the values that the URL's query chooses among those that the page offers, and a function that chooses others.
 * A choice replaces the history entry, so that Back leads to the previous page. Follows links, Back and Forward;
 * ignores unknown values.
 */
export function useChoices<Name extends string>(
  offered: Readonly<Record<Name, readonly string[]>>,
): [Choices<Name>, (choices: Choices<Name>) => void] {
  const location = useLocation()
  // The router is not notified of a choice: it would render the whole page, scroll and announce it.
  const [own, setOwn] = useState({ at: location, query: location.search })
  const query = own.at === location ? own.query : location.search
  // The first render must match the served markup.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // React has removed the items that are not chosen, and does not know the attribute that `applyChoices` set on them.
  useLayoutEffect(() => {
    if (isHydrated)
      for (const item of document.querySelectorAll<HTMLElement>('main [data-choices][hidden]')) item.hidden = false
  }, [isHydrated])
  const names = Object.keys(offered) as Name[]
  const chosen = (name: Name) => {
    const value = isHydrated ? choiceIn(query, name) : undefined
    return value !== undefined && offered[name].includes(value) ? value : undefined
  }
  const choose = useCallback(
    (choices: Choices<Name>) => {
      const next = withChoices(window.location.href, choices)
      // Safari rejects more than a hundred calls in 30 seconds.
      optionally(() => history.replaceState(history.state, '', next))
      setOwn({ at: location, query: next.search })
    },
    [location],
  )
  return [Object.fromEntries(names.map((name) => [name, chosen(name)])) as Choices<Name>, choose]
}
