import type { AnchorHTMLAttributes, ReactNode } from 'react'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path or hash of this site, a full http(s) URL, or a `tel:` or `mailto:` link. */
  to: string
  children: ReactNode
}

/** An anchor. An external URL opens in a new tab; the shell intercepts an internal one. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const isOutside = /^https?:/.test(to)
  return (
    <a href={to} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {/* The space is hidden too: otherwise it would show between the link and a comma after it. */}
      {isOutside && <span className="vh"> (opens in a new tab)</span>}
    </a>
  )
}
