import { Static } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { HeroFrame } from 'shared-ui/HeroFrame'
import { call, hero } from './company.content.ts'

/** The area's first page. */
export default function CompanyPage() {
  return (
    // Bands inside Static stay as they are served: what can be pressed stands outside, each band in an Island.
    <Static>
      <HeroFrame {...hero} backdrop={null} aspectRatio="16 / 9" />
      <CallToAction {...call} />
    </Static>
  )
}
