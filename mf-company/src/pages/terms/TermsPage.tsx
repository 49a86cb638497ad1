import { Static } from 'shared-page/area'
import { TextHero } from '../bands/TextHero.tsx'
import { Parts } from './bands/Parts.tsx'
import { contents, date, hero, links, parts } from './terms.content.ts'

/** /terms */
export default function TermsPage() {
  return (
    <Static>
      <TextHero {...hero} />
      <Parts contents={contents} parts={parts} links={links} date={date} />
    </Static>
  )
}
