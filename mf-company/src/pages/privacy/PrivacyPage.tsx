import { use } from 'react'
import { SiteContext } from 'shared-ui/router'
import { Served } from 'shared-ui/Served'
import { date, hero, links } from './privacy.content.ts'
import { Hero } from './sections/Hero.tsx'
import { Notice } from './sections/Notice.tsx'
import { sectionsFor } from './sectionsFor.ts'

/** /privacy */
export default function PrivacyPage() {
  return (
    <Served>
      <Hero {...hero} />
      <Notice sections={sectionsFor(use(SiteContext))} links={links} date={date} />
    </Served>
  )
}
