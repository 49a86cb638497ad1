import { Island, Static } from 'shared-page/area'
import { TextHero } from '../bands/TextHero.tsx'
import { Notice } from './bands/Notice.tsx'
import { Objection } from './bands/Objection.tsx'
import { date, hero, links, objection, sections } from './privacy.content.ts'

/** /privacy */
export default function PrivacyPage() {
  return (
    <>
      <Static>
        <TextHero {...hero} />
        <Notice sections={sections} links={links} date={date} />
      </Static>
      <Island>
        <Objection {...objection} />
      </Island>
    </>
  )
}
