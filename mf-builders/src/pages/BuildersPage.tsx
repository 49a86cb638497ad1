import { Boundary } from 'shared-ui/Boundary'
import { LowerBands } from 'shared-ui/LowerBands'
import { SectionNav } from 'shared-ui/SectionNav'
import { Served } from 'shared-ui/Served'
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
      <Served>
        <Hero {...words.hero} />
        <Promo {...words.promo} />
      </Served>
      <Boundary>
        <SectionNav label={words.sectionNavLabel} items={words.sectionNav} mode="first-contains" />
      </Boundary>
      <Served>
        <About {...words.about} />
      </Served>
      <LowerBands>
        <Served>
          <Residential {...words.residential} />
        </Served>
        <Boundary>
          <Commercial {...words.commercial} />
        </Boundary>
        <Served>
          <Process {...words.process} />
        </Served>
        <Boundary>
          <Projects {...words.portfolio} />
        </Boundary>
        <Served>
          <Testimonials {...words.testimonials} />
        </Served>
        <Boundary>
          <Consultation {...words.consultation} />
        </Boundary>
        <Served>
          <Questions {...faq} />
        </Served>
        <Boundary>
          <Contact {...words.contact} />
        </Boundary>
      </LowerBands>
    </>
  )
}
