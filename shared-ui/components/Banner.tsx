import type { ReactNode, Ref } from 'react'
import styles from './Banner.module.css'
import { Icon } from './Icon.tsx'

/** The outcome of something that the visitor did. It is announced, and can take the focus. */
export function Banner({
  tone,
  children,
  ref,
}: {
  tone: 'success' | 'failure'
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <div
      className={styles.banner}
      data-outcome={tone}
      role={tone === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      ref={ref}
    >
      <Icon name={tone === 'success' ? 'tick' : 'alert'} size={22} />
      <span>{children}</span>
    </div>
  )
}
