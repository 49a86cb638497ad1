import styles from './CornerLeaf.module.css'
import { Icon } from './Icon.tsx'

/** The leaf that swings open in a picture's corner when the link around it is pointed at. */
export function CornerLeaf() {
  return (
    <span className={styles.door} aria-hidden="true">
      <Icon name="arrow" size={24} />
    </span>
  )
}
