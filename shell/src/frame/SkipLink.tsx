import { header } from './header.content.ts'
import styles from './SkipLink.module.css'

/** The first link on every page, to the shell's `<main>`, for keyboard users. */
export const SkipLink = () => (
  // The browser itself moves the focus, immediately.
  <a className={styles.skip} href="#main" target="_self">
    {header.skip}
  </a>
)
