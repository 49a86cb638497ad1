import { CallToAction } from 'shared-ui/CallToAction'
import { LowerBands } from 'shared-ui/LowerBands'
import {
  closing,
  costs,
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
      <Hero {...hero} />
      <Statement {...statement} />
      <LowerBands>
        <Services {...services} />
        <Testimonials {...testimonials} />
        <SuccessStory {...successStory} />
        <Projects {...projects} />
        <SpaceStory {...spaceStory} />
        <Financing clarity={financialClarity} costs={costs} finance={finance} />
        <CallToAction {...closing} />
      </LowerBands>
    </>
  )
}
