import styles from './Terrace.module.css'
import terrace from './terrace.svg?no-inline'

/** The house of the front page's section drawing, seen from outside at the same levels, in its terrace. */
// A separate file: inline, it would add to each document 1 KiB that few visitors scroll to.
export const Terrace = ({ label }: { label: string }) => (
  <div className={styles.street}>
    <img src={terrace} width="1606" height="211" alt={label} loading="lazy" decoding="async" />
  </div>
)
