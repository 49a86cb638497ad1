import { DeferredBands, Island, Static } from 'shared-page/area'
import { SectionNav } from 'shared-ui/SectionNav'
import { About } from './bands/About.tsx'
import { Commercial } from './bands/Commercial.tsx'
import { Consultation } from './bands/Consultation.tsx'
import { Contact } from './bands/Contact.tsx'
import { Hero } from './bands/Hero.tsx'
import { Process } from './bands/Process.tsx'
import { Projects } from './bands/Projects.tsx'
import { Promo } from './bands/Promo.tsx'
import { Questions } from './bands/Questions.tsx'
import { Residential } from './bands/Residential.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
import * as words from './builders.content.ts'
import { faq } from './faq.content.ts'

/** /sovran-builders, and the same page scrolled to a section: /sovran-builders/{section} */
export default function BuildersPage() {
  return (
    <>
      <Static>
        <Hero {...words.hero} />
        <Promo {...words.promo} />
      </Static>
      <Island>
        <SectionNav label={words.sectionNavLabel} items={words.sectionNav} mode="first-contains" />
      </Island>
      <Static>
        <About {...words.about} />
      </Static>
      <DeferredBands>
        <Static>
          <Residential {...words.residential} />
        </Static>
        <Island>
          <Commercial {...words.commercial} />
        </Island>
        <Static>
          <Process {...words.process} />
        </Static>
        <Island>
          <Projects {...words.portfolio} />
        </Island>
        <Static>
          <Testimonials {...words.testimonials} />
        </Static>
        <Island>
          <Consultation {...words.consultation} />
        </Island>
        <Static>
          <Questions {...faq} />
        </Static>
        <Island>
          <Contact {...words.contact} />
        </Island>
      </DeferredBands>
    </>
  )
}
