import { askAbout } from 'shared-ui/askAbout'
import { Boundary } from 'shared-ui/Boundary'
import { CallToAction } from 'shared-ui/CallToAction'
import type { PageModule } from 'shared-ui/contract'
import { Lightbox } from 'shared-ui/Lightbox'
import { LowerBands } from 'shared-ui/LowerBands'
import { masterOf } from 'shared-ui/masterOf'
import { Served } from 'shared-ui/Served'
import { closing } from './labels.content.ts'
import { Drawings } from './sections/Drawings.tsx'
import { Materials } from './sections/Materials.tsx'
import { NextWork } from './sections/NextWork.tsx'
import { Programme } from './sections/Programme.tsx'
import { Rows } from './sections/Rows.tsx'
import { Story } from './sections/Story.tsx'
import { WorkHero } from './sections/WorkHero.tsx'
import { WorkQuote } from './sections/WorkQuote.tsx'
import { useEnlarged } from './useEnlarged.ts'
import { viewsOf, type WorkContent } from './work.ts'

/** /works/{id}, and /works/{id}/{n} with a picture enlarged over it */
function WorkPage({ address, work }: { address: string; work: WorkContent }) {
  const { rows, story, drawings, materials, more = [], quote, next } = work
  const views = viewsOf(work)
  const enlarged = useEnlarged(address, views)
  const afterRows = 2 + rows.flat().length
  return (
    <>
      <Served>
        <WorkHero address={address} content={work} />
        <Programme {...work} />
      </Served>
      <LowerBands>
        <Served>
          <Story {...story} />
          <Rows rows={rows} address={address} from={2} />
        </Served>
        <Boundary>
          {drawings && <Drawings items={drawings} cameras={views.map(({ picture }) => masterOf(picture))} />}
        </Boundary>
        <Served>
          <Materials {...materials} address={address} number={afterRows} />
          <Rows rows={more} address={address} from={afterRows + (materials.detail ? 1 : 0)} />
          <WorkQuote {...quote} />
          <NextWork {...next} />
          <CallToAction
            title={work.closing ?? closing.title}
            actions={[{ ...closing.ask, link: askAbout(address) }, closing.all]}
          />
        </Served>
      </LowerBands>
      {enlarged && <Lightbox {...enlarged} page={address} />}
    </>
  )
}

/** Makes a work's page from its words. */
export const workPage = (address: string, work: WorkContent): PageModule => ({
  default: () => <WorkPage address={address} work={work} />,
})
