import styles from './CornerLeaf.module.css'
import { Icon } from './Icon.tsx'

/** The leaf that swings open in a picture's corner while the link around it is hovered. */
export function CornerLeaf() {
  return (
    <span className={styles.door} aria-hidden="true">
      <Icon name="arrow" size={24} />
    </span>
  )
}
