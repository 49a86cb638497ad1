import { DeferredBands, Island, Static } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { Benefits } from './bands/Benefits.tsx'
import { Culture } from './bands/Culture.tsx'
import { Hero } from './bands/Hero.tsx'
import { Positions } from './bands/Positions.tsx'
import { Process } from './bands/Process.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
import { benefits, closing, culture, hero, positions, process, testimonials } from './careers.content.ts'

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
      <DeferredBands>
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
      </DeferredBands>
    </>
  )
}
