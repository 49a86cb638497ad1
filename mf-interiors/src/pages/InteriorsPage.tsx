import { CallToAction } from 'shared-ui/CallToAction'
import { LowerBands } from 'shared-ui/LowerBands'
import { addressOf } from '../addressOf.ts'
import { Bands } from './Bands.tsx'
import {
  banner,
  enquiry,
  featured,
  gallery,
  hero,
  landing,
  process,
  services,
  testimonials,
} from './interiors.content.ts'
import { ConsultationBanner } from './sections/ConsultationBanner.tsx'
import { Enquiry } from './sections/Enquiry.tsx'
import { Process } from './sections/Process.tsx'
import { ProjectRail } from './sections/ProjectRail.tsx'
import { QuotesAndFigures } from './sections/QuotesAndFigures.tsx'
import { RoomList } from './sections/RoomList.tsx'
import { ServiceCards } from './sections/ServiceCards.tsx'
import { SixDetails } from './sections/SixDetails.tsx'
import { ThreeProjects } from './sections/ThreeProjects.tsx'
import { WallHero } from './sections/WallHero.tsx'
import { Workshop } from './sections/Workshop.tsx'

const [rooms, projects] = landing.sections
const { title, description, primaryCta, secondaryCta } = landing.ctaSection

/** /sovran-interiors */
export default function InteriorsPage() {
  return (
    <Bands>
      <WallHero {...hero} />
      <ServiceCards {...services} />
      <LowerBands>
        <Process {...process} />
        <ThreeProjects {...featured} />
        <Workshop {...landing} />
        <RoomList {...rooms} />
        <ProjectRail {...projects} />
        <QuotesAndFigures {...testimonials} />
        <SixDetails {...gallery} />
        <CallToAction
          title={title}
          text={description}
          actions={[primaryCta, { ...secondaryCta, link: addressOf(secondaryCta.link) }]}
        />
        <ConsultationBanner {...banner} />
        <Enquiry {...enquiry} />
      </LowerBands>
    </Bands>
  )
}
