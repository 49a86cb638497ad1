import { type ComponentProps, useSyncExternalStore } from 'react'
import { plainAddress } from 'shared-ui/plainAddress'
import { Link, prerendered, useLocation } from 'shared-ui/router'

/**
 * The frame's link to a page of this site. It marks the page that is shown, and it loads a whole
 * document until the first area has arrived: React would hold back a navigation until then.
 */
export function FrameLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const waiting = useSyncExternalStore(prerendered.subscribe, prerendered.get, () => true)
  const isCurrent = plainAddress(useLocation().pathname) === to
  return (
    <Link to={to} discover="none" reloadDocument={waiting} {...(isCurrent && { 'aria-current': 'page' })} {...rest} />
  )
}
