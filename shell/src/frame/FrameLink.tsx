import type { AnchorHTMLAttributes } from 'react'
import { normalizePath } from 'shared-ui/normalizePath'
import { useLocation } from 'shared-ui/router'

/** The frame's link to a page of this site. It is marked where that page is shown. */
export function FrameLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const isCurrent = normalizePath(useLocation().pathname) === to
  return <a href={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
