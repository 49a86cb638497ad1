import type { Vacancy } from '../../careers/vacancy.ts'
import styles from './VacancyDetails.module.css'

export interface VacancyDetailsProps {
  vacancy: Vacancy
  labels: { responsibilities: string; requirements: string }
}

/** The vacancy's description, responsibilities and requirements. */
export function VacancyDetails({ vacancy, labels }: VacancyDetailsProps) {
  const lists = ['responsibilities', 'requirements'] as const
  return (
    <div>
      <p className={styles.description}>{vacancy.description}</p>
      {lists.map((list) => (
        <section key={list} className={styles.list} data-reveal>
          <h2>{labels[list]}</h2>
          <ul className={styles.points}>
            {vacancy[list].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
