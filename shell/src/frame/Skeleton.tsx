import { useLayoutEffect } from 'react'
import { loading } from './loading.content.ts'
import styles from './Skeleton.module.css'

/** A page in the shape of itself, while there is nothing else to show; a short wait shows nothing. */
export function Skeleton({ onChange }: { onChange?: (isShown: boolean) => void }) {
  // A layout effect: whoever waits for the page knows it before their own effects run.
  useLayoutEffect(() => {
    onChange?.(true)
    return () => onChange?.(false)
  }, [onChange])
  return (
    <div className={`wrap ${styles.page}`} role="status" aria-busy="true" aria-label={loading.region}>
      <div className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.title} />
        <div className={styles.title} />
        <div />
        <div />
      </div>
      <p className={styles.slow}>{loading.slow}</p>
    </div>
  )
}
