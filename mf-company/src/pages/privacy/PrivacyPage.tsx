import { Static } from 'shared-ui/Static'
import { Hero } from './bands/Hero.tsx'
import { Notice } from './bands/Notice.tsx'
import { date, hero, links, sections } from './privacy.content.ts'

/** /privacy */
export default function PrivacyPage() {
  return (
    <Static>
      <Hero {...hero} />
      <Notice sections={sections} links={links} date={date} />
    </Static>
  )
}
