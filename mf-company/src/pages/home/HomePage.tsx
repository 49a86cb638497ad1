import { DeferredBands, Island, Static } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { Financing } from './bands/Financing.tsx'
import { Hero } from './bands/Hero.tsx'
import { Projects } from './bands/Projects.tsx'
import { Services } from './bands/Services.tsx'
import { SpaceStory } from './bands/SpaceStory.tsx'
import { Statement } from './bands/Statement.tsx'
import { SuccessStory } from './bands/SuccessStory.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
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
      <DeferredBands>
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
      </DeferredBands>
    </>
  )
}
