import { Brand } from './Brand.tsx'
import { FrameLink } from './FrameLink.tsx'
import styles from './HomeLink.module.css'
import { header } from './header.content.ts'

/** The brand, leading home. */
export const HomeLink = () => (
  <FrameLink to="/" className={styles.link} aria-label={header.homeLabel}>
    <Brand />
  </FrameLink>
)
