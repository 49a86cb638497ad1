import { interpolate } from 'shared-ui/interpolate'
import { dateText, type IsoDate } from 'shared-ui/isoDate'
import type { Link } from 'shared-ui/Link'
import { LinkedText } from '../../bands/LinkedText.tsx'
import styles from './Notice.module.css'

export interface NoticeProps {
  sections: readonly { id: string; title: string; text: string }[]
  /** Links whose titles occur in the texts. */
  links: readonly Link[]
  /** The day of the last change, and its sentence, with a placeholder `{date}`. */
  date: { text: string; changed: IsoDate }
}

/** The privacy notice: one section per row, then the day of its last change. */
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
      <p className={`muted ${styles.date}`}>
        {interpolate(date.text, { date: dateText(date.changed, 'The privacy notice, date') })}
      </p>
    </div>
  )
}
