import type { AnchorHTMLAttributes } from 'react'
import { useLocation } from 'shared-page/router'
import { currentAt } from './ariaCurrent.ts'

/** The frame's link to a page of this site, marked while that page is shown. */
export const FrameLink = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} aria-current={currentAt(useLocation().pathname, to)} {...rest} />
)
