import { DeferredBands, Island, Static } from 'shared-page/area'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { CallToAction } from 'shared-ui/CallToAction'
import { WallHero } from 'shared-ui/WallHero'
import { Bands } from './Bands.tsx'
import { Closing } from './bands/Closing.tsx'
import { Details } from './bands/Details.tsx'
import { Enquiry } from './bands/Enquiry.tsx'
import { Process } from './bands/Process.tsx'
import { ProjectRail } from './bands/ProjectRail.tsx'
import { QuotesAndFigures } from './bands/QuotesAndFigures.tsx'
import { RoomList } from './bands/RoomList.tsx'
import { ServiceCards } from './bands/ServiceCards.tsx'
import { WorkCards } from './bands/WorkCards.tsx'
import { Workshop } from './bands/Workshop.tsx'
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
      <DeferredBands>
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
      </DeferredBands>
    </Bands>
  )
}
