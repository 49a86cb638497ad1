import { CallToAction } from 'shared-ui/CallToAction'
import { Island } from 'shared-ui/Island'
import { LowerBands } from 'shared-ui/LowerBands'
import { Static } from 'shared-ui/Static'
import {
  closing,
  finance,
  financialClarity,
  hero,
  projects,
  services,
  spaceStory,
  statement,
  successStory,
  testimonials,
} from './home.content.ts'
import { Financing } from './sections/Financing.tsx'
import { Hero } from './sections/Hero.tsx'
import { Projects } from './sections/Projects.tsx'
import { Services } from './sections/Services.tsx'
import { SpaceStory } from './sections/SpaceStory.tsx'
import { Statement } from './sections/Statement.tsx'
import { SuccessStory } from './sections/SuccessStory.tsx'
import { Testimonials } from './sections/Testimonials.tsx'

/** / */
export default function HomePage() {
  return (
    <>
      <Static>
        <Hero {...hero} />
        <Projects {...projects} />
      </Static>
      <Island>
        <Statement {...statement} />
      </Island>
      <LowerBands>
        <Static>
          <Services {...services} />
        </Static>
        <Island>
          <Testimonials {...testimonials} />
        </Island>
        <Island>
          <SuccessStory {...successStory} />
        </Island>
        <Island>
          <SpaceStory {...spaceStory} />
        </Island>
        <Static>
          <Financing clarity={financialClarity} finance={finance} />
          <CallToAction {...closing} />
        </Static>
      </LowerBands>
    </>
  )
}
