import { DeferredBands, Static } from 'shared-page/area'
import type { PageModule } from 'shared-page/contract'
import { masterOf } from 'shared-ui/masterOf'
import { Ask } from './bands/Ask.tsx'
import { Drawings } from './bands/Drawings.tsx'
import { Materials } from './bands/Materials.tsx'
import { NextWork } from './bands/NextWork.tsx'
import { Programme } from './bands/Programme.tsx'
import { Rows } from './bands/Rows.tsx'
import { Story } from './bands/Story.tsx'
import { Waterline } from './bands/Waterline.tsx'
import { WorkHero } from './bands/WorkHero.tsx'
import { viewsOf, type WorkContent } from './WorkContent.ts'

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
      <DeferredBands>
        <Static>
          {waterline ? (
            <Waterline of={work} {...waterline} story={story} views={rows.flat()} from={2} />
          ) : (
            <>
              <Story {...story} />
              <Rows of={work} rows={rows} from={2} />
            </>
          )}
          {drawings && <Drawings items={drawings} cameras={cameras} />}
          <Materials of={work} {...materials} number={afterRows} />
          <Rows of={work} rows={more} from={afterMaterials} />
          {photographs && <Rows of={work} rows={photographs} from={afterMaterials + more.flat().length} />}
          <NextWork {...next} />
          <Ask address={address} />
        </Static>
      </DeferredBands>
    </>
  )
}

/** Makes a work's page from its content. */
export const workPage = (address: string, work: WorkContent): PageModule => ({
  default: () => <WorkPage address={address} work={work} />,
})
