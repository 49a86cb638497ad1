import { Served } from 'shared-ui/Served'
import { date, hero, links, sections } from './privacy.content.ts'
import { Hero } from './sections/Hero.tsx'
import { Notice } from './sections/Notice.tsx'

/** /privacy */
export default function PrivacyPage() {
  return (
    <Served>
      <Hero {...hero} />
      <Notice sections={sections} links={links} date={date} />
    </Served>
  )
}
