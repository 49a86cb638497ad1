import { Static } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { RoomHero } from 'shared-ui/RoomHero'
import { call, hero } from './company.content.ts'

/** The area's first page. */
export default function CompanyPage() {
  return (
    // Bands inside Static are never hydrated. Put each interactive band outside of it, in an Island.
    <Static>
      <RoomHero {...hero} />
      <CallToAction {...call} />
    </Static>
  )
}
