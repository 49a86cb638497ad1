import type { ReactNode } from 'react'
import { PicturesNote } from 'shared-ui/PicturesNote'
import { PriceNote } from 'shared-ui/PriceNote'
import styles from './WorksHead.module.css'

interface WorksHeadProps {
  title: string
  lead: string
  children: ReactNode
}

/** The page's title, above the filters. */
export const WorksHead = ({ title, lead, children }: WorksHeadProps) => (
  <section className={`wrap ${styles.head}`}>
    <div className={styles.words}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className={styles.note}>
        <PicturesNote />
        <PriceNote withVat />
      </div>
    </div>
    {children}
  </section>
)
