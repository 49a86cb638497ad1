import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from 'shared-ui/classes'
import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'
import { useOnScreen } from 'shared-ui/useOnScreen'
import styles from './Loop.module.css'

interface LoopProps {
  /** How long one round takes, in seconds. */
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
 * Content that moves in an endless loop. It pauses under the pointer, while it holds the focus, and off screen.
 * Under reduced motion, and before hydration, it is a row (or column) to scroll.
 */
export function Loop({ seconds, direction = 'forward', axis = 'x', label, className, children }: LoopProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useOnScreen(frame)
  const [isMoving, setMoving] = useState(false)
  useEffect(() => setMoving(!prefersReducedMotion()), [])
  useEffect(() => {
    const element = frame.current
    // A focused link inside has scrolled the frame. Without the focus the loop needs it back at its start.
    const scrollBack = () => isMoving && element?.scrollTo(0, 0)
    // The keyboard stops the loop at its start: what had moved out of the frame could not be scrolled into it.
    const bringUp = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    element?.addEventListener('focusin', bringUp)
    element?.addEventListener('focusout', scrollBack)
    return () => {
      element?.removeEventListener('focusin', bringUp)
      element?.removeEventListener('focusout', scrollBack)
    }
  }, [isMoving])
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: role and name come together or not at all.
    <div
      ref={frame}
      className={classes(styles.loop, className)}
      role={label ? 'group' : undefined}
      // A frame that can be scrolled must be focusable for the arrow keys: Safari does not make it so by itself.
      // https://developer.chrome.com/blog/keyboard-focusable-scrollers
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
