import { useLayoutEffect } from 'react'
import { loading } from './loading.content.ts'
import styles from './Skeleton.module.css'

/** A placeholder in the shape of a page, while there is nothing else to show. A short wait shows nothing. */
export function Skeleton({ onChange }: { onChange?: (isShown: boolean) => void }) {
  // A layout effect, so that whoever waits for the page knows before their own effects run.
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
