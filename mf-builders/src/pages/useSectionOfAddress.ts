import { useEffect } from 'react'
import { useLocation, useParams } from 'shared-ui/router'
import { arriveAt } from './arriveAt.ts'

/** Shows the section that the address names, by its hash or by its last segment. */
export function useSectionOfAddress() {
  const { section } = useParams()
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is chosen again, which goes there again.
  useEffect(() => {
    const id = hash.slice(1) || section
    return id ? arriveAt(id) : undefined
  }, [section, hash, key])
}
