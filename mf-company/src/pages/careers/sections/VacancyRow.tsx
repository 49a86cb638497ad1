import { ButtonLink } from 'shared-ui/ButtonLink'
import { Swing } from 'shared-ui/Swing'
import { filled } from '../../../filled.ts'
import type { Vacancy } from '../vacancy.ts'
import styles from './VacancyRow.module.css'

export interface VacancyLabels {
  responsibilities: string
  requirements: string
  apply: string
  /** When it was posted, with a place for `{posted}`. */
  posted: string
}

interface VacancyRowProps {
  vacancy: Vacancy
  labels: VacancyLabels
  isOpen: boolean
}

export function VacancyRow({ vacancy, labels, isOpen }: VacancyRowProps) {
  return (
    <details className={styles.vacancy} open={isOpen}>
      <summary>
        <span>
          <h3>{vacancy.title}</h3>
          <span className={styles.facts}>
            <span>{vacancy.department}</span>
            <span>{vacancy.location}</span>
            <span>{vacancy.type}</span>
            <span>{filled(labels.posted, { posted: vacancy.posted })}</span>
          </span>
        </span>
        <Swing />
      </summary>
      <div className={styles.whole}>
        <p className="lead">{vacancy.description}</p>
        <div>
          <h4>{labels.responsibilities}</h4>
          <ul>
            {vacancy.responsibilities.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{labels.requirements}</h4>
          <ul>
            {vacancy.requirements.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <ButtonLink className={styles.apply ?? ''} to={`/apply/${vacancy.id}`}>
          {labels.apply}
          <span className="vh"> {vacancy.title}</span>
        </ButtonLink>
      </div>
    </details>
  )
}
