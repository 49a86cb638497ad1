import type { PageModule } from 'shared-ui/contract'
import { LowerBands } from 'shared-ui/LowerBands'
import { masterOf } from 'shared-ui/masterOf'
import { Static } from 'shared-ui/Static'
import { Ask } from './sections/Ask.tsx'
import { Drawings } from './sections/Drawings.tsx'
import { Materials } from './sections/Materials.tsx'
import { NextWork } from './sections/NextWork.tsx'
import { PhotographsToCome } from './sections/PhotographsToCome.tsx'
import { Programme } from './sections/Programme.tsx'
import { Rows } from './sections/Rows.tsx'
import { Story } from './sections/Story.tsx'
import { Waterline } from './sections/Waterline.tsx'
import { WorkHero } from './sections/WorkHero.tsx'
import { viewsOf, type WorkContent } from './work.ts'

/** /works/{id} */
function WorkPage({ address, work }: { address: string; work: WorkContent }) {
  const { rows, story, waterline, drawings, materials, more = [], photographs, next } = work
  const cameras = viewsOf(work).map(({ picture }) => masterOf(picture))
  const afterRows = 2 + rows.flat().length
  const afterMaterials = afterRows + (materials.detail ? 1 : 0)
  return (
    <>
      <Static>
        <WorkHero address={address} content={work} />
        <Programme {...work} />
      </Static>
      <LowerBands>
        <Static>
          {waterline ? (
            <Waterline {...waterline} story={story} views={rows.flat()} from={2} />
          ) : (
            <>
              <Story {...story} />
              <Rows rows={rows} from={2} />
            </>
          )}
          {drawings && <Drawings items={drawings} cameras={cameras} />}
          <Materials {...materials} number={afterRows} />
          <Rows rows={more} from={afterMaterials} />
          {photographs ? <Rows rows={photographs} from={afterMaterials + more.flat().length} /> : <PhotographsToCome />}
          <NextWork {...next} />
          <Ask address={address} />
        </Static>
      </LowerBands>
    </>
  )
}

/** Makes a work's page from its words. */
export const workPage = (address: string, work: WorkContent): PageModule => ({
  default: () => <WorkPage address={address} work={work} />,
})
