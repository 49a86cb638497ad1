import type { AnchorHTMLAttributes } from 'react'
import { plainAddress } from 'shared-ui/plainAddress'
import { useLocation } from 'shared-ui/router'

/** The frame's link to a page of this site. It is marked where that page is shown. */
export function FrameLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const isCurrent = plainAddress(useLocation().pathname) === to
  return <a href={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
