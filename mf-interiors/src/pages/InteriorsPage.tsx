import { ButtonLink } from 'shared-ui/ButtonLink'
import { CallToAction } from 'shared-ui/CallToAction'
import { Island } from 'shared-ui/Island'
import { LowerBands } from 'shared-ui/LowerBands'
import { Static } from 'shared-ui/Static'
import { WallHero } from 'shared-ui/WallHero'
import { Bands } from './Bands.tsx'
import {
  banner,
  enquiry,
  featured,
  gallery,
  hero,
  landing,
  payments,
  process,
  services,
  testimonials,
} from './interiors.content.ts'
import { Closing } from './sections/Closing.tsx'
import { Details } from './sections/Details.tsx'
import { Enquiry } from './sections/Enquiry.tsx'
import { Process } from './sections/Process.tsx'
import { ProjectRail } from './sections/ProjectRail.tsx'
import { QuotesAndFigures } from './sections/QuotesAndFigures.tsx'
import { RoomList } from './sections/RoomList.tsx'
import { ServiceCards } from './sections/ServiceCards.tsx'
import { WorkCards } from './sections/WorkCards.tsx'
import { Workshop } from './sections/Workshop.tsx'

const [rooms, projects] = landing.sections

/** /sovran-interiors */
export default function InteriorsPage() {
  return (
    <Bands>
      <Static>
        <WallHero title={hero.headline} lead={hero.lead} picture={hero.picture} wall={hero.wall}>
          {hero.buttons.map(({ title, link }, index) => (
            <ButtonLink key={link} to={link} {...(index > 0 && { variant: 'line', arrow: false })}>
              {title}
            </ButtonLink>
          ))}
        </WallHero>
        <ServiceCards {...services} />
      </Static>
      <LowerBands>
        <Static>
          <Process {...process} payments={payments} />
          <WorkCards {...featured} />
          <Workshop {...landing} />
        </Static>
        <Island>
          <RoomList {...rooms} />
        </Island>
        <Island>
          <ProjectRail {...projects} />
        </Island>
        <Static>
          <Closing {...landing.ctaSection} />
          <QuotesAndFigures {...testimonials} />
          <Details {...gallery} />
          <CallToAction {...banner} />
        </Static>
        <Island>
          <Enquiry {...enquiry} />
        </Island>
      </LowerBands>
    </Bands>
  )
}
