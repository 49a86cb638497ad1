import type { ReactNode } from 'react'
import { Caption } from './Caption.tsx'
import styles from './DrawnFigure.module.css'
import { words } from './lightbox.content.ts'
import { textLinkClass } from './TextLink.tsx'
import { useLightbox } from './useLightbox.tsx'

interface DrawnFigureProps {
  title: string
  detail?: string | undefined
  /** The drawing, as wide as the room it has. */
  children: ReactNode
}

/** A drawing with its caption, whole at every width. A press anywhere on it enlarges it to a size that can be read. */
export function DrawnFigure({ title, detail, children }: DrawnFigureProps) {
  const enlarged = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls.
    <div className={styles.enlarged} role="group" aria-label={title} tabIndex={0}>
      <p className={styles.hint}>{words.drag}</p>
      {children}
    </div>
  )
  const { buttonFor, lightbox } = useLightbox([{ caption: title, sheet: enlarged }])
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>{children}</div>
      {/* Shown below the caption, of which it is no part. */}
      <button {...buttonFor(0)} className={textLinkClass(styles.enlarge)}>
        {words.enlarge}
      </button>
      <Caption as="figcaption" title={title} detail={detail} />
      {lightbox}
    </figure>
  )
}
