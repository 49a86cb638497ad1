import type { ReactNode } from 'react'
import { picturePrefix } from 'shared-page/contract'
import styles from './LightboxLink.module.css'

interface LightboxLinkProps {
  /** Its part of the hash: its number on the page, or a name. */
  id: number | string
  /** The text beside the enlarged picture. */
  caption: string
  /** The link's name, if it contains only a picture: while pictures have no box, their text is not available. */
  label?: string | undefined
  /** The class of a link that is not around its picture. */
  className?: string | undefined
  children: ReactNode
}

/**
 * A link that enlarges the picture in it, or the drawing of its figure. `LightboxRoute` reads its hash. Without script
 * it leads to the picture's place in the page.
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
