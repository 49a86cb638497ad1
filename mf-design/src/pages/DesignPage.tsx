import { DeferredBands, Island, Static } from 'shared-page/area'
import { CallToAction } from 'shared-ui/CallToAction'
import { SectionNav } from 'shared-ui/SectionNav'
import { Contact } from './bands/Contact.tsx'
import { DesignPortfolio } from './bands/DesignPortfolio.tsx'
import { DrawnHero } from './bands/DrawnHero.tsx'
import { Engineering } from './bands/Engineering.tsx'
import { Planning } from './bands/Planning.tsx'
import { Process } from './bands/Process.tsx'
import { Projects } from './bands/Projects.tsx'
import { Questions } from './bands/Questions.tsx'
import { Renders } from './bands/Renders.tsx'
import { Services } from './bands/Services.tsx'
import { Team } from './bands/Team.tsx'
import { Technology } from './bands/Technology.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
import { banner } from './content/banner.content.ts'
import { contact } from './content/contact.content.ts'
import { engineering } from './content/engineering.content.ts'
import { faq } from './content/faq.content.ts'
import { hero } from './content/hero.content.ts'
import { planning } from './content/planning.content.ts'
import { portfolio } from './content/portfolio.content.ts'
import { process } from './content/process.content.ts'
import { projects } from './content/projects.content.ts'
import { renders } from './content/renders.content.ts'
import { sections } from './content/sections.content.ts'
import { services } from './content/services.content.ts'
import { team } from './content/team.content.ts'
import { technology } from './content/technology.content.ts'
import { testimonials } from './content/testimonials.content.ts'

/** /sovran-design */
export default function DesignPage() {
  return (
    <>
      <Static>
        <DrawnHero {...hero} />
      </Static>
      <Island>
        <SectionNav {...sections} />
      </Island>
      {/* A second anchor for the overview: some links use this name. */}
      <div id="services" />
      <Static>
        <Services {...services} />
      </Static>
      <DeferredBands>
        <Static>
          <Process {...process} />
          <Planning {...planning} />
          <Projects {...projects} />
          <Testimonials {...testimonials} />
          <Technology {...technology} />
          <Team {...team} />
          <Engineering {...engineering} />
        </Static>
        <Island>
          <Renders {...renders} />
        </Island>
        <Static>
          <CallToAction {...banner} />
        </Static>
        <Island>
          <DesignPortfolio {...portfolio} />
        </Island>
        <Static>
          <Questions {...faq} />
        </Static>
        <Island>
          <Contact {...contact} />
        </Island>
      </DeferredBands>
    </>
  )
}
