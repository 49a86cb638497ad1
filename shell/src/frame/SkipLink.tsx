import { header } from './header.content.ts'
import styles from './SkipLink.module.css'

/** The first link on every page: it leads keyboard users to the shell's `<main>`. */
export const SkipLink = () => (
  // The browser itself moves the focus, at once.
  <a className={styles.skip} href="#main" target="_self">
    {header.skip}
  </a>
)
