import { Icon } from 'shared-ui/Icon'
import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import { type Vacancy, vacancyPath } from '../../careers/vacancy.ts'
import styles from './OtherVacancies.module.css'

export interface OtherVacanciesProps {
  title: string
  vacancies: readonly Vacancy[]
  back: Link
}

/** Links to the other vacancies, if any, and back to the list of all of them. */
export function OtherVacancies({ title, vacancies, back }: OtherVacanciesProps) {
  return (
    <section className={styles.others} data-reveal>
      {vacancies.length > 0 && (
        <>
          <h2 className={`label muted ${styles.title}`}>{title}</h2>
          <ul className={styles.list}>
            {vacancies.map(({ id, title, department }) => (
              <li key={id}>
                <SiteLink to={vacancyPath(id)}>
                  {title}
                  <small>{department}</small>
                  <Icon name="arrow" size={24} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <TextLink to={back.link} arrow="back">
          {back.title}
        </TextLink>
      </p>
    </section>
  )
}
