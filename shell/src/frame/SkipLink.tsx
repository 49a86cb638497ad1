import { header } from './header.content.ts'
import styles from './SkipLink.module.css'

/** The first link on every page: it leads keyboard users to the shell's `<main>`. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    {header.skip}
  </a>
)
