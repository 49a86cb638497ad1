import { plainAddress } from 'shared-ui/plainAddress'
import { useLocation } from 'shared-ui/router'
import { vacancies } from '../careers/vacancies.content.ts'
import styles from './ApplyPage.module.css'
import { back, crumbs, howTo, labels, others } from './apply.content.ts'
import { HowToApply } from './sections/HowToApply.tsx'
import { OtherVacancies } from './sections/OtherVacancies.tsx'
import { VacancyDetails } from './sections/VacancyDetails.tsx'
import { VacancyHead } from './sections/VacancyHead.tsx'

/** /apply/{id} */
export default function ApplyPage() {
  const address = plainAddress(useLocation().pathname)
  const vacancy = vacancies.find(({ id }) => address === `/apply/${id}`)
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
