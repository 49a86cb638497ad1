import styles from './Terrace.module.css'
import terrace from './terrace.svg?no-inline'

/** The house of the front page's section from outside, at the same levels, in its terrace. */
// A file of its own: in each document it would be 1 KiB that few visitors scroll to.
export const Terrace = ({ label }: { label: string }) => (
  <div className={styles.street}>
    <img src={terrace} width="1606" height="211" alt={label} loading="lazy" decoding="async" />
  </div>
)
