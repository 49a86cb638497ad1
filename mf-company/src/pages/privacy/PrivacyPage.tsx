import { Static } from 'shared-ui/Static'
import { TextHero } from '../bands/TextHero.tsx'
import { Notice } from './bands/Notice.tsx'
import { date, hero, links, sections } from './privacy.content.ts'

/** /privacy */
export default function PrivacyPage() {
  return (
    <Static>
      <TextHero {...hero} />
      <Notice sections={sections} links={links} date={date} />
    </Static>
  )
}
