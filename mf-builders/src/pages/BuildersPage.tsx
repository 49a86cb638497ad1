import { LowerBands } from 'shared-ui/LowerBands'
import { SectionNav } from 'shared-ui/SectionNav'
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
      <Hero {...words.hero} />
      <Promo {...words.promo} />
      <SectionNav label={words.sectionNavLabel} items={words.sectionNav} mode="first-contains" />
      <About {...words.about} />
      <LowerBands>
        <Residential {...words.residential} />
        <Commercial {...words.commercial} />
        <Process {...words.process} />
        <Projects {...words.portfolio} />
        <Testimonials {...words.testimonials} />
        <Consultation {...words.consultation} form={words.consultationForm} />
        <Questions {...faq} />
        <Contact {...words.contact} form={words.contactForm} />
      </LowerBands>
    </>
  )
}
