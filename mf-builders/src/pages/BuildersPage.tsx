import { Island } from 'shared-ui/Island'
import { LowerBands } from 'shared-ui/LowerBands'
import { SectionNav } from 'shared-ui/SectionNav'
import { Static } from 'shared-ui/Static'
import * as words from './builders.content.ts'
import { faq } from './faq.content.ts'
import { About } from './sections/About.tsx'
import { Commercial } from './sections/Commercial.tsx'
import { Consultation } from './sections/Consultation.tsx'
import { Contact } from './sections/Contact.tsx'
import { Hero } from './sections/Hero.tsx'
import { Process } from './sections/Process.tsx'
import { Projects } from './sections/Projects.tsx'
import { Promo } from './sections/Promo.tsx'
import { Questions } from './sections/Questions.tsx'
import { Residential } from './sections/Residential.tsx'
import { Testimonials } from './sections/Testimonials.tsx'

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
      <LowerBands>
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
      </LowerBands>
    </>
  )
}
