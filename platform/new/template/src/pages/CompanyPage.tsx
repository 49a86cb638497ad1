import { CallToAction } from 'shared-ui/CallToAction'
import { HeroFrame } from 'shared-ui/HeroFrame'
import { call, hero } from './company.content.ts'

/** The area's first page. */
export default function CompanyPage() {
  return (
    <>
      <HeroFrame {...hero} backdrop={null} />
      <CallToAction {...call} />
    </>
  )
}
