import { CallToAction } from 'shared-ui/CallToAction'
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
import { Rail } from './sections/Rail.tsx'
import { Rooms } from './sections/Rooms.tsx'
import { Said } from './sections/Said.tsx'
import { SixDetails } from './sections/SixDetails.tsx'
import { ThreeProjects } from './sections/ThreeProjects.tsx'
import { WallHero } from './sections/WallHero.tsx'
import { Ways } from './sections/Ways.tsx'
import { Workshop } from './sections/Workshop.tsx'

const [rooms, projects] = landing.sections
const { title, description, primaryCta, secondaryCta } = landing.ctaSection

/** /sovran-interiors */
export default function InteriorsPage() {
  return (
    <Bands>
      <WallHero {...hero} />
      <Ways {...services} />
      <Process {...process} />
      <ThreeProjects {...featured} />
      <Workshop {...landing} />
      <Rooms {...rooms} />
      <Rail {...projects} />
      <Said {...testimonials} />
      <SixDetails {...gallery} />
      <CallToAction
        title={title}
        text={description}
        actions={[primaryCta, { ...secondaryCta, link: addressOf(secondaryCta.link) }]}
      />
      <ConsultationBanner {...banner} />
      <Enquiry {...enquiry} />
    </Bands>
  )
}
