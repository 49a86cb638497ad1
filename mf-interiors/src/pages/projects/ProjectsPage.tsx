import { counted } from 'shared-ui/counted'
import { Static } from 'shared-ui/Static'
import { places } from '../../catalogue/addresses.ts'
import { breadcrumbsTo } from '../../catalogue/breadcrumbsTo.ts'
import { Bands } from '../Bands.tsx'
import { ClosingCall } from '../sections/ClosingCall.tsx'
import { Inspirations } from '../sections/Inspirations.tsx'
import { Introduction } from '../sections/Introduction.tsx'
import { PageHead } from '../sections/PageHead.tsx'
import { Process } from '../sections/Process.tsx'
import { ProjectList } from '../sections/ProjectList.tsx'
import { Specifications } from '../sections/Specifications.tsx'
import { headings, ledger, title, words } from './projects.content.ts'

/** /sovran-interiors/projects */
export default function ProjectsPage() {
  const lead = counted(words.description, ledger.projects.length)
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
