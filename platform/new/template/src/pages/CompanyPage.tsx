import { Static } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { HeroFrame } from 'shared-ui/HeroFrame'
import { call, hero } from './company.content.ts'

/** The area's first page. */
export default function CompanyPage() {
  return (
    // Bands inside Static are never hydrated. Put each interactive band outside of it, in an Island.
    <Static>
      <HeroFrame {...hero} backdrop={null} aspectRatio="16 / 9" />
      <CallToAction {...call} />
    </Static>
  )
}
