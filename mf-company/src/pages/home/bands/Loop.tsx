import type { CSSProperties, ReactNode } from 'react'
import { classes } from 'shared-ui/classes'
import styles from './Loop.module.css'

interface LoopProps {
  /** How long one round takes, in seconds. */
  seconds: number
  /** `forward` moves the content up or to the left. */
  direction?: 'forward' | 'backward' | undefined
  axis?: 'x' | 'y' | undefined
  /**
   * The items of one round; the space between them is `--loop-gap`. The copy follows the round: what can be pressed in it
   * must take no focus. It is not inert: a pointer that meets it cannot know that it is one.
   */
  children: (isCopy: boolean) => ReactNode
}

/**
 * Content that moves in an endless loop, by CSS alone. It pauses under the pointer and while it holds the focus, and stands
 * while a `Pause` before it is pressed. Under reduced motion and on paper it is a list.
 */
export const Loop = ({ seconds, direction = 'forward', axis = 'x', children }: LoopProps) => (
  <div
    className={styles.loop}
    data-axis={axis}
    data-direction={direction}
    style={{ '--seconds': `${seconds}s` } as CSSProperties}
  >
    <div className={styles.track}>
      <div className={styles.round}>{children(false)}</div>
      <div className={styles.round} aria-hidden="true">
        {children(true)}
      </div>
    </div>
  </div>
)

/** A control that stops the movement of the loops after it (WCAG 2.2.2: not everybody can stop it by hovering). */
// A checkbox: it works before any code has come.
export const Pause = ({ label, className }: { label: string; className?: string | undefined }) => (
  <input type="checkbox" className={classes(styles.pause, className)} aria-label={label} autoComplete="off" />
)
