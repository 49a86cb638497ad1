import { Boundary } from 'shared-ui/Boundary'
import { CallToAction } from 'shared-ui/CallToAction'
import { LowerBands } from 'shared-ui/LowerBands'
import { Served } from 'shared-ui/Served'
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
      <Served>
        <Hero {...hero} />
      </Served>
      <Boundary>
        <Culture {...culture} />
      </Boundary>
      <LowerBands>
        <Served>
          <Benefits {...benefits} />
          <Process {...process} />
        </Served>
        <Boundary>
          <Positions {...positions} />
        </Boundary>
        <Served>
          <Testimonials {...testimonials} />
          <CallToAction {...closing} />
        </Served>
      </LowerBands>
    </>
  )
}
