import { use } from 'react'
import { SiteContext } from 'shared-ui/router'
import { Static } from 'shared-ui/Static'
import { date, hero, links } from './privacy.content.ts'
import { Hero } from './sections/Hero.tsx'
import { Notice } from './sections/Notice.tsx'
import { sectionsFor } from './sectionsFor.ts'

/** /privacy */
export default function PrivacyPage() {
  return (
    <Static>
      <Hero {...hero} />
      <Notice sections={sectionsFor(use(SiteContext))} links={links} date={date} />
    </Static>
  )
}
