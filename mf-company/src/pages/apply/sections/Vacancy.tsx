import { normalizePath } from 'shared-ui/normalizePath'
import { useLocation } from 'shared-ui/router'
import { vacancies } from '../../careers/vacancies.content.ts'
import { vacancyAddress } from '../../careers/vacancy.ts'
import { back, crumbs, howTo, labels, others } from '../apply.content.ts'
import { HowToApply } from './HowToApply.tsx'
import { OtherVacancies } from './OtherVacancies.tsx'
import styles from './Vacancy.module.css'
import { VacancyDetails } from './VacancyDetails.tsx'
import { VacancyHead } from './VacancyHead.tsx'

/** The vacancy of the address. */
export function Vacancy() {
  const address = normalizePath(useLocation().pathname)
  const vacancy = vacancies.find(({ id }) => address === vacancyAddress(id))
  // The area's table has no row for an address without a vacancy, so visitors get the 404 page instead.
  if (!vacancy) return null
  return (
    <div className={`wrap ${styles.page}`}>
      <VacancyHead vacancy={vacancy} crumbs={crumbs} labels={labels} />
      <VacancyDetails vacancy={vacancy} labels={labels} />
      <HowToApply vacancy={vacancy} {...howTo} />
      <OtherVacancies title={others.title} vacancies={vacancies.filter((each) => each !== vacancy)} back={back} />
    </div>
  )
}
