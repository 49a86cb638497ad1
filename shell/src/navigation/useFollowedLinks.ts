import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'shared-ui/router'
import { noteCard } from './cardToHero.ts'
import { followLinks } from './followLinks.ts'

/** Has the router follow every link of this site that the visitor presses. Called once, by the whole site. */
export function useFollowedLinks() {
  // A new function after each navigation; a press may last longer than that.
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  useEffect(
    () =>
      followLinks((link) => {
        noteCard(link)
        const { pathname, search, hash, href } = link
        latest.current(pathname + search + hash, { replace: href === location.href })
      }),
    [],
  )
}
