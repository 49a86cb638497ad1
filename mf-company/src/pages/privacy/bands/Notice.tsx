import type { Link } from 'shared-ui/contract'
import { LinkedText } from '../../bands/LinkedText.tsx'
import styles from './Notice.module.css'

export interface NoticeProps {
  sections: readonly { id: string; title: string; text: string }[]
  /** Links whose titles stand in the texts. */
  links: readonly Link[]
  date: string
}

/** The privacy notice: one section a row, then the day of its last change. */
export function Notice({ sections, links, date }: NoticeProps) {
  return (
    <div className={`wrap ${styles.notice}`}>
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} className={styles.row}>
          <h2>{title}</h2>
          <p>
            <LinkedText text={text} links={links} />
          </p>
        </section>
      ))}
      <p className={`muted ${styles.date}`}>{date}</p>
    </div>
  )
}
