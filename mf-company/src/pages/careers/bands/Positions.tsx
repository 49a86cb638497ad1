import { interpolateCount } from 'shared-ui/interpolateCount'
import type { Link } from 'shared-ui/Link'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { SiteLink } from 'shared-ui/SiteLink'
import type { Vacancy } from '../vacancy.ts'
import styles from './Positions.module.css'
import { type VacancyLabels, VacancyRow } from './VacancyRow.tsx'

export interface PositionsProps {
  id: string
  title: string
  note: { one: string; many: string }
  labels: VacancyLabels
  vacancies: readonly Vacancy[]
  /** Shown if there are no vacancies. The link replaces its own title within `text`. */
  empty: { title: string; text: string; link: Link }
}

/** Every vacancy as an open row; without vacancies, the email address for a CV. */
export function Positions({ id, title, note, labels, vacancies, empty }: PositionsProps) {
  const isEmpty = vacancies.length === 0
  const [before, after] = empty.text.split(empty.link.title)
  return (
    <Section id={id} tone="slate">
      <PlainHead
        title={title}
        note={isEmpty ? undefined : interpolateCount(vacancies.length === 1 ? note.one : note.many, vacancies.length)}
      />
      {isEmpty ? (
        <div className={styles.empty}>
          <h3>{empty.title}</h3>
          <p className="muted">
            {before}
            <SiteLink to={empty.link.link}>{empty.link.title}</SiteLink>
            {after}
          </p>
        </div>
      ) : (
        <ul className={styles.vacancies}>
          {vacancies.map((vacancy) => (
            <li key={vacancy.id}>
              <VacancyRow vacancy={vacancy} labels={labels} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
