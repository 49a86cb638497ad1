import type { ReactNode } from 'react'
import { Caption } from './Caption.tsx'
import styles from './DrawnFigure.module.css'
import { LightboxLink } from './LightboxLink.tsx'
import { words } from './lightbox.content.ts'
import { textLinkClass } from './TextLink.tsx'

interface DrawnFigureProps {
  title: string
  detail?: string | undefined
  /** The drawing, as wide as its container. */
  children: ReactNode
}

const nameOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** A drawing with its caption. A phone scrolls it sideways, and a click or tap enlarges it. */
export const DrawnFigure = ({ title, detail, children }: DrawnFigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.frame} data-sheet="">
      {children}
    </div>
    {/* Shown below the caption, but not part of it. */}
    <LightboxLink id={nameOf(title)} caption={title} className={textLinkClass(styles.enlarge)}>
      {words.enlarge}
    </LightboxLink>
    <Caption as="figcaption" title={title} detail={detail} />
  </figure>
)
