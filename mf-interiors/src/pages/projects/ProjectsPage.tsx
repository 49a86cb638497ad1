import { Static } from 'shared-page/area'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { breadcrumbsTo } from '../../catalogue/breadcrumbsTo.ts'
import { places } from '../../catalogue/paths.ts'
import { Bands } from '../Bands.tsx'
import { ClosingCall } from '../bands/ClosingCall.tsx'
import { Inspirations } from '../bands/Inspirations.tsx'
import { Introduction } from '../bands/Introduction.tsx'
import { PageHead } from '../bands/PageHead.tsx'
import { Process } from '../bands/Process.tsx'
import { ProjectList } from '../bands/ProjectList.tsx'
import { Specifications } from '../bands/Specifications.tsx'
import { headings, ledger, title, words } from './projects.content.ts'

/** /sovran-interiors/projects */
export default function ProjectsPage() {
  const lead = interpolateCount(words.description, ledger.projects.length)
  return (
    <Bands>
      <Static>
        <PageHead crumbs={breadcrumbsTo(places.projects)} title={title} lead={lead} />
        <Introduction text={words.introduction} sections={words.sections} />
        <ProjectList {...ledger} />
        <Process title={headings.process} steps={words.processSteps} tone="slate" />
        <Specifications groups={words.specifications} />
        <Inspirations items={words.designInspirations} />
        <ClosingCall name={words.name} here={places.projects.link} />
      </Static>
    </Bands>
  )
}
