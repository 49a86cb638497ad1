import { type Ref, useEffect, useEffectEvent, useRef } from 'react'
import type { ThankYou } from './EnquiryFormDefinition.ts'
import { mayTakeFocus } from './formControls.ts'
import styles from './ThankYouPanel.module.css'

/**
 * The panel that replaces a form. It keeps the form's height, takes its focus, and calls `onEnd` when its time is over.
 */
export function ThankYouPanel({
  thanks,
  height,
  onEnd,
  ref,
}: {
  thanks: ThankYou
  /** The form's height in px. */
  height: number | undefined
  /** `hadFocus` is false if the visitor has moved the focus elsewhere. */
  onEnd: (hadFocus: boolean) => void
  ref: Ref<HTMLDivElement>
}) {
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const end = useEffectEvent(() => onEnd(mayTakeFocus(panel.current)))

  useEffect(() => {
    if (mayTakeFocus(panel.current)) {
      panel.current?.focus({ preventScroll: true })
      // The panel may be higher than the window, so its text is scrolled into view.
      heading.current?.scrollIntoView({ block: 'nearest' })
    }
    const timer = setTimeout(() => end(), thanks.milliseconds)
    return () => clearTimeout(timer)
  }, [thanks.milliseconds])

  return (
    <div ref={ref}>
      <div
        className={styles.panel}
        data-tone="verdigris"
        role="status"
        tabIndex={-1}
        ref={panel}
        style={height ? { minBlockSize: height } : undefined}
      >
        <svg className={styles.door} viewBox="0 0 200 200" aria-hidden="true">
          <path d="M20 180V20M20 180h160M20 20a160 160 0 0 1 160 160" strokeDasharray="3 4" />
          <path d="M20 180V20" strokeWidth="3" />
        </svg>
        <h2 ref={heading}>{thanks.title}</h2>
        <p className="lead">{thanks.text}</p>
        {thanks.next && <p>{thanks.next}</p>}
      </div>
    </div>
  )
}
