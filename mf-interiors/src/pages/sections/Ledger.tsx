import type { PictureFile } from 'shared-ui/contract'
import { Door } from 'shared-ui/Door'
import { Go } from 'shared-ui/Go'
import { Picture } from 'shared-ui/Picture'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import styles from './Ledger.module.css'

interface Project {
  title: string
  category: string
  description: string
  picture: PictureFile
  link: string
}

interface LedgerProps {
  title: string
  projects: readonly [Project, ...Project[]]
}

/** Projects as a ledger: the first one large, the others in rows whose pictures share one edge. */
export function Ledger({ title, projects: [first, ...rest] }: LedgerProps) {
  return (
    <Section className={styles.ledger}>
      <h2 className={styles.title}>{title}</h2>
      <Go to={addressOf(first.link)} className={styles.first}>
        <Picture picture={first.picture} sizes="(min-width: 64em) 76vw, 100vw" priority alt="">
          <Door />
        </Picture>
        <div>
          <h3>{first.title}</h3>
          <p>{first.description}</p>
          <span>{first.category}</span>
        </div>
      </Go>
      <ul className={styles.rows}>
        {rest.map(({ title, category, description, picture, link }) => (
          <li key={title}>
            <Go to={addressOf(link)}>
              <Picture picture={picture} sizes="(min-width: 64em) 46vw, 14rem" alt="" />
              <h3>{title}</h3>
              <p>{description}</p>
              <span>{category}</span>
            </Go>
          </li>
        ))}
      </ul>
    </Section>
  )
}
