import { Static } from 'shared-ui/Static'
import { date, hero, links, sections } from './privacy.content.ts'
import { Hero } from './sections/Hero.tsx'
import { Notice } from './sections/Notice.tsx'

/** /privacy */
export default function PrivacyPage() {
  return (
    <Static>
      <Hero {...hero} />
      <Notice sections={sections} links={links} date={date} />
    </Static>
  )
}
