import { CallToAction } from 'shared-ui/CallToAction'
import { HeroFrame } from 'shared-ui/HeroFrame'
import { Served } from 'shared-ui/Served'
import { call, hero } from './company.content.ts'

/** The area's first page. */
export default function CompanyPage() {
  return (
    // Bands inside Served stay as they are served: what can be pressed stands outside, each band in a Boundary.
    <Served>
      <HeroFrame {...hero} backdrop={null} aspectRatio="16 / 9" />
      <CallToAction {...call} />
    </Served>
  )
}
