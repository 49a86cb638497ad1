import { header } from './header.content.ts'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard on every page; the shell's `<main>` carries the id. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    {header.skip}
  </a>
)
