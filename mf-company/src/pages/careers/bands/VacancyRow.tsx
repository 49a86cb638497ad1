import { ButtonLink } from 'shared-ui/ButtonLink'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import { interpolate } from 'shared-ui/interpolate'
import { hasClosed, type Vacancy, vacancyDate } from '../vacancy.ts'
import styles from './VacancyRow.module.css'

export interface VacancyLabels {
  responsibilities: string
  requirements: string
  apply: string
  /** The posting date, with a placeholder `{posted}`. */
  posted: string
  /** The last day to apply, with a placeholder `{closes}`. */
  closes: string
  /** Shown after that day. */
  closed: string
}

interface VacancyRowProps {
  vacancy: Vacancy
  labels: VacancyLabels
}

/** One vacancy: its facts, its full text, which opens and closes, and a permanently visible link to apply. */
export function VacancyRow({ vacancy, labels }: VacancyRowProps) {
  return (
    <div className={styles.vacancy}>
      {/* Outside the summary, which some screen readers treat as a button: they would not find a heading in it.
          https://www.scottohara.me/blog/2022/09/12/details-summary.html */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the summary has the keys. */}
      <h3
        id={`vacancy-${vacancy.id}`}
        onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('summary')?.click()}
      >
        {vacancy.title}
      </h3>
      <details open>
        <summary aria-labelledby={`vacancy-${vacancy.id} facts-${vacancy.id}`}>
          <span id={`facts-${vacancy.id}`} className={styles.facts}>
            <span>{vacancy.department}</span>
            <span>{vacancy.location}</span>
            <span>{vacancy.type}</span>
            <span>{interpolate(labels.posted, { posted: vacancyDate(vacancy, 'posted') })}</span>
            <span data-through={vacancy.closes} hidden={hasClosed(vacancy)}>
              {interpolate(labels.closes, { closes: vacancyDate(vacancy, 'closes') })}
            </span>
            <span data-after={vacancy.closes} hidden={!hasClosed(vacancy)}>
              {labels.closed}
            </span>
          </span>
          <DisclosureMark />
        </summary>
        <div className={styles.whole}>
          <p className="lead">{vacancy.description}</p>
          {(['responsibilities', 'requirements'] as const).map((list) => (
            <div key={list}>
              <h4>{labels[list]}</h4>
              <ul>
                {vacancy[list].map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
      <ButtonLink className={styles.apply} to={`/apply/${vacancy.id}`}>
        {labels.apply}
        <span className="vh"> {vacancy.title}</span>
      </ButtonLink>
    </div>
  )
}
