import { Boundary } from 'shared-ui/Boundary'
import { CallToAction } from 'shared-ui/CallToAction'
import { LowerBands } from 'shared-ui/LowerBands'
import { Served } from 'shared-ui/Served'
import {
  closing,
  costs,
  finance,
  financialClarity,
  hero,
  people,
  projects,
  services,
  spaceStory,
  statement,
  successStory,
  testimonials,
} from './home.content.ts'
import { Costs } from './sections/Costs.tsx'
import { Financing } from './sections/Financing.tsx'
import { Hero } from './sections/Hero.tsx'
import { Projects } from './sections/Projects.tsx'
import { Services } from './sections/Services.tsx'
import { SpaceStory } from './sections/SpaceStory.tsx'
import { Statement } from './sections/Statement.tsx'
import { SuccessStory } from './sections/SuccessStory.tsx'
import { Testimonials } from './sections/Testimonials.tsx'
import { WhoRunsIt } from './sections/WhoRunsIt.tsx'

/** / */
export default function HomePage() {
  return (
    <>
      <Boundary>
        <Hero {...hero} />
      </Boundary>
      <Boundary>
        <Statement {...statement} />
      </Boundary>
      <LowerBands>
        <Served>
          <Costs {...costs} />
        </Served>
        <Boundary>
          <Services {...services} />
        </Boundary>
        <Boundary>
          <Testimonials {...testimonials} />
        </Boundary>
        <Boundary>
          <SuccessStory {...successStory} />
        </Boundary>
        <Served>
          <Projects {...projects} />
          <WhoRunsIt {...people} />
        </Served>
        <Boundary>
          <SpaceStory {...spaceStory} />
        </Boundary>
        <Served>
          <Financing clarity={financialClarity} finance={finance} />
          <CallToAction {...closing} />
        </Served>
      </LowerBands>
    </>
  )
}
