import { brandName } from 'shared-ui/brand'
import styles from './Brand.module.css'

/** The mark, a three-room plan with one open door, and the name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 30 30" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M13 2H2v26h26V2h-6M2 16h9M17 16h11M17 16v5M17 26v2" />
        <path d="M22 2a9 9 0 0 1-9 9V2" strokeWidth="1" />
      </svg>
      {brandName}
    </span>
  )
}
