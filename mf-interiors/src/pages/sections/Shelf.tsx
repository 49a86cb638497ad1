import { Children, type ReactNode } from 'react'
import styles from './Shelf.module.css'

/** Two or three cards of different sizes, standing on a common foot. */
export const Shelf = ({ children }: { children: ReactNode }) => (
  <div className={`grid ${styles.shelf}`} data-count={Children.count(children)}>
    {children}
  </div>
)
