import { classes } from './classes.ts'
import styles from './DimensionLine.module.css'

/** A dimension line as wide as its container. Use it only if it measures something. */
export function DimensionLine({ soft, className }: { soft?: boolean; className?: string | undefined }) {
  return <span className={classes(styles.dim, className)} data-soft={soft || undefined} aria-hidden="true" />
}
