import type { CSSProperties, ReactNode } from 'react'
import { classes } from 'shared-ui/classes'
import styles from './Loop.module.css'

interface LoopProps {
  /** The duration of one round, in seconds. */
  seconds: number
  /** `forward` moves the content up or to the left. */
  direction?: 'forward' | 'backward' | undefined
  axis?: 'x' | 'y' | undefined
  /**
   * The items of one round; the space between them is `--loop-gap`. The copy follows the round: interactive elements in
   * it must not be focusable. It is not inert, because pointer users cannot distinguish it from the original.
   */
  children: (isCopy: boolean) => ReactNode
}

/**
 * Content that moves in an endless loop, with CSS only. It pauses on hover and while it contains the focus, and stops
 * while a `Pause` before it is checked. Under reduced motion and in print it is a list.
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

/** A control that stops the loops after it (WCAG 2.2.2: not everybody can stop them by hovering). */
// A checkbox works before any code has loaded.
export const Pause = ({ label, className }: { label: string; className?: string | undefined }) => (
  <input type="checkbox" className={classes(styles.pause, className)} aria-label={label} autoComplete="off" />
)
