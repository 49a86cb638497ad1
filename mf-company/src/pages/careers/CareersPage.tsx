import { CallToAction } from 'shared-ui/CallToAction'
import { Island } from 'shared-ui/Island'
import { LowerBands } from 'shared-ui/LowerBands'
import { Static } from 'shared-ui/Static'
import { benefits, closing, culture, hero, positions, process, testimonials } from './careers.content.ts'
import { Benefits } from './sections/Benefits.tsx'
import { Culture } from './sections/Culture.tsx'
import { Hero } from './sections/Hero.tsx'
import { Positions } from './sections/Positions.tsx'
import { Process } from './sections/Process.tsx'
import { Testimonials } from './sections/Testimonials.tsx'

/** /careers */
export default function CareersPage() {
  return (
    <>
      <Static>
        <Hero {...hero} />
      </Static>
      <Island>
        <Culture {...culture} />
      </Island>
      <LowerBands>
        <Static>
          <Benefits {...benefits} />
          <Process {...process} />
        </Static>
        <Island>
          <Positions {...positions} />
        </Island>
        <Static>
          <Testimonials {...testimonials} />
          <CallToAction {...closing} />
        </Static>
      </LowerBands>
    </>
  )
}
