import { Static } from 'shared-ui/Static'
import { Vacancy } from './sections/Vacancy.tsx'

/** /apply/{id} */
export default function ApplyPage() {
  return (
    <Static>
      <Vacancy />
    </Static>
  )
}
