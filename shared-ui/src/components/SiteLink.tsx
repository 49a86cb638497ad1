import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'shared-ui/router'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path or hash of this site, a full http(s) address, or a `tel:` or `mailto:` link. */
  to: string
  children: ReactNode
}

/** The site's only anchor. An address outside the site opens in a new tab, and one inside loads no document. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (/^https?:/.test(to))
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        {/* The space is hidden as well: otherwise it would show between the link and a comma after it. */}
        <span className="vh"> (opens in a new tab)</span>
      </a>
    )
  if (/^[a-z]+:/.test(to))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
