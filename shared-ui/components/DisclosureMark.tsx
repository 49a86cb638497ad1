import styles from './DisclosureMark.module.css'

/** A mark in the shape of a door, open while the `aria-expanded` or `<details>` element around it is. */
export function DisclosureMark() {
  return (
    <svg
      className={styles.swing}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2 26h3M27 26h3" strokeWidth="4" />
      <path className={styles.arc} d="M27 26A22 22 0 0 0 5 4" strokeDasharray="2 3" />
      <path className={styles.leaf} d="M5 26h22" />
    </svg>
  )
}
