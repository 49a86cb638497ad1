import { useEffect } from 'react'
import { useLocation, useParams } from 'shared-ui/router'
import { arriveAt } from './arriveAt.ts'

/** Shows the section that the address names, by its hash or by its last segment. */
export function useSectionOfAddress() {
  const { section } = useParams()
  const { hash, key } = useLocation()
  // The key changes when the same link is chosen again, which goes there again.
  useEffect(() => {
    const id = hash.slice(1) || section
    // The shell gives the focus to what a hash names, and to nothing when the document is loaded.
    return id ? arriveAt(id, { takesFocus: !hash && key !== 'default' }) : undefined
  }, [section, hash, key])
}
