import type { ComponentProps } from 'react'
import styles from './Banner.module.css'
import { Icon } from './Icon.tsx'

/** The outcome of a visitor's action. It is announced, and can take the focus. */
export function Banner({ tone, children, ...rest }: ComponentProps<'div'> & { tone: 'success' | 'failure' }) {
  return (
    <div
      {...rest}
      className={styles.banner}
      data-outcome={tone}
      role={tone === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon name={tone === 'success' ? 'tick' : 'alert'} size={22} />
      <span>{children}</span>
    </div>
  )
}
