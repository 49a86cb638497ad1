import { Breadcrumbs } from 'shared-ui/Breadcrumbs'
import type { Link } from 'shared-ui/Link'
import { type Vacancy, vacancyDate } from '../../careers/vacancy.ts'
import styles from './VacancyHead.module.css'

export interface VacancyHeadProps {
  vacancy: Vacancy
  crumbs: readonly Link[]
  labels: { department: string; location: string; type: string; posted: string; id: string }
}

/** The vacancy's title and its facts. */
export function VacancyHead({ vacancy, crumbs, labels }: VacancyHeadProps) {
  const facts = ['department', 'location', 'type', 'posted', 'id'] as const
  return (
    <header>
      <Breadcrumbs items={[...crumbs, { title: vacancy.title, link: `/apply/${vacancy.id}` }]} />
      <h1>{vacancy.title}</h1>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{labels[fact]}</dt>
            <dd>{fact === 'posted' ? vacancyDate(vacancy, fact) : vacancy[fact]}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
