import { CallToAction } from 'shared-ui/CallToAction'
import { LowerBands } from 'shared-ui/LowerBands'
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
      <Hero {...hero} />
      <Culture {...culture} />
      <LowerBands>
        <Benefits {...benefits} />
        <Process {...process} />
        <Positions {...positions} />
        <Testimonials {...testimonials} />
        <CallToAction {...closing} />
      </LowerBands>
    </>
  )
}
