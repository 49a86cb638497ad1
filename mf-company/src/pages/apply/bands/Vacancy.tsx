import { normalizePath } from 'shared-page/paths'
import { useLocation } from 'shared-page/router'
import { vacancyPath } from '../../careers/vacancy.ts'
import { HowToApply, type HowToApplyProps } from './HowToApply.tsx'
import { OtherVacancies, type OtherVacanciesProps } from './OtherVacancies.tsx'
import styles from './Vacancy.module.css'
import { VacancyDetails, type VacancyDetailsProps } from './VacancyDetails.tsx'
import { VacancyHead, type VacancyHeadProps } from './VacancyHead.tsx'

interface VacancyProps extends OtherVacanciesProps {
  crumbs: VacancyHeadProps['crumbs']
  labels: VacancyHeadProps['labels'] & VacancyDetailsProps['labels']
  howTo: Omit<HowToApplyProps, 'vacancy'>
}

/** The vacancy of the current path. */
export function Vacancy({ vacancies, crumbs, labels, howTo, ...others }: VacancyProps) {
  const address = normalizePath(useLocation().pathname)
  const vacancy = vacancies.find(({ id }) => address === vacancyPath(id))
  // The area's table has no row for a path without a vacancy, so visitors get the 404 page instead.
  if (!vacancy) return null
  return (
    <div className={`wrap ${styles.page}`}>
      <VacancyHead vacancy={vacancy} crumbs={crumbs} labels={labels} />
      <VacancyDetails vacancy={vacancy} labels={labels} />
      <HowToApply vacancy={vacancy} {...howTo} />
      <OtherVacancies {...others} vacancies={vacancies.filter((each) => each !== vacancy)} />
    </div>
  )
}
