import { Served } from 'shared-ui/Served'
import { Vacancy } from './sections/Vacancy.tsx'

/** /apply/{id} */
export default function ApplyPage() {
  return (
    <Served>
      <Vacancy />
    </Served>
  )
}
