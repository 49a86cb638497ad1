import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from 'shared-ui/classes'
import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'
import { useOnScreen } from 'shared-ui/useOnScreen'
import styles from './Loop.module.css'

interface LoopProps {
  /** How long one round takes. */
  seconds: number
  /** `forward` moves the content up or to the left. */
  direction?: 'forward' | 'backward' | undefined
  axis?: 'x' | 'y' | undefined
  /** Accessible name of the group. */
  label?: string | undefined
  className?: string | undefined
  /** The items of one round; the space between them is `--loop-gap`. */
  children: ReactNode
}

/**
 * Content that goes round for ever. It rests under the pointer, while it holds the focus and off screen;
 * under reduced motion, and before script runs, it is a row (or column) to scroll.
 */
export function Loop({ seconds, direction = 'forward', axis = 'x', label, className, children }: LoopProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useOnScreen(frame)
  const [isMoving, setMoving] = useState(false)
  useEffect(() => setMoving(!prefersReducedMotion()), [])
  useEffect(() => {
    const element = frame.current
    // The focus inside has scrolled the frame to its place; the loop goes on from its own.
    const goOn = () => isMoving && element?.scrollTo(0, 0)
    element?.addEventListener('focusout', goOn)
    return () => element?.removeEventListener('focusout', goOn)
  }, [isMoving])
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: role and name come together or not at all.
    <div
      ref={frame}
      className={classes(styles.loop, className)}
      role={label ? 'group' : undefined}
      // While it is there to be scrolled, arrow keys have to reach it (Safari makes no scroller a stop by itself).
      tabIndex={isMoving ? undefined : 0}
      aria-label={label}
      data-axis={axis}
      data-direction={direction}
      data-moving={isMoving || undefined}
      data-off-screen={!isSeen || undefined}
      style={{ '--seconds': `${seconds}s` } as CSSProperties}
    >
      <div className={styles.track}>
        <div className={styles.round}>{children}</div>
        {isMoving && (
          <div className={styles.round} aria-hidden="true" inert>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
