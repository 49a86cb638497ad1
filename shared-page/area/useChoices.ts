import { useLayoutEffect } from 'react'
import { choiceIn } from '../contract/choices.ts'
import { useQuery } from './useQuery.ts'

type Choices<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/**
 * Returns the values that the URL's query chooses among those that the page offers, and a function that chooses others.
 * Ignores unknown values.
 */
export function useChoices<Name extends string>(
  offered: Readonly<Record<Name, readonly string[]>>,
): [Choices<Name>, (choices: Choices<Name>) => void] {
  const { query, isHydrated, change } = useQuery()
  // React has removed the items that are not chosen, and does not know the attribute that `applyChoices` set on them.
  useLayoutEffect(() => {
    if (isHydrated)
      for (const item of document.querySelectorAll<HTMLElement>('main [data-choices][hidden]')) item.hidden = false
  }, [isHydrated])
  const names = Object.keys(offered) as Name[]
  const chosen = (name: Name) => {
    const value = choiceIn(query, name)
    return value !== undefined && offered[name].includes(value) ? value : undefined
  }
  return [Object.fromEntries(names.map((name) => [name, chosen(name)])) as Choices<Name>, change]
}
