import { Static } from 'shared-page/area'
import { vacancies } from '../careers/vacancies.content.ts'
import * as words from './apply.content.ts'
import { Vacancy } from './bands/Vacancy.tsx'

/** /apply/{id} */
export default function ApplyPage() {
  return (
    <Static>
      <Vacancy vacancies={vacancies} {...words} />
    </Static>
  )
}
