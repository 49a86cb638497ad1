import type { ReactNode } from 'react'
import { PicturesNote } from 'shared-ui/PicturesNote'
import { PriceNote } from 'shared-ui/PriceNote'
import { head } from '../wall.content.ts'
import styles from './WorksHead.module.css'

/** The page's title, above the filters. */
export const WorksHead = ({ children }: { children: ReactNode }) => (
  <section className={`wrap ${styles.head}`}>
    <div className={styles.words}>
      <h1>{head.title}</h1>
      <p className="lead">{head.lead}</p>
      <div className={styles.note}>
        <PicturesNote />
        <PriceNote withVat />
      </div>
    </div>
    {children}
  </section>
)
