import styles from './Terrace.module.css'
import terrace from './terrace.svg?no-inline'

/** A London terrace in elevation. The house with the glass storey is the one that we altered. */
// A file of its own: in each document it would be 1 KiB that few visitors scroll to.
export const Terrace = ({ label }: { label: string }) => (
  <div className={styles.street}>
    <img src={terrace} width="1606" height="211" alt={label} loading="lazy" decoding="async" />
  </div>
)
