import type { ReactNode } from 'react'
import { picturePrefix } from 'shared-page/contract'
import styles from './LightboxLink.module.css'

interface LightboxLinkProps {
  /** Its part of the address: its number on the page, or a name. */
  id: number | string
  /** Stands above the enlarged picture. */
  caption: string
  /** The link's name, where nothing but a picture stands in it: while pictures have no box, they have no words. */
  label?: string | undefined
  /** The class of a link that is not around its picture. */
  className?: string | undefined
  children: ReactNode
}

/**
 * A link that enlarges the picture in it, or the drawing of its figure. Its address is a fragment of the page's, which
 * `LightboxRoute` reads. Without script it leads to the picture's place in the page.
 */
export const LightboxLink = ({ id, caption, label, className, children }: LightboxLinkProps) => (
  <a
    id={`${picturePrefix}${id}`}
    href={`#${picturePrefix}${id}`}
    className={className ?? styles.enlarge}
    data-ring={className ? undefined : 'inside'}
    aria-label={label}
    aria-haspopup="dialog"
    data-caption={caption}
  >
    {children}
  </a>
)
