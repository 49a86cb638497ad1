import type { SiteFacts } from 'shared-ui/router'
import { sections, settled } from './privacy.content.ts'

/** The sections of the notice, as the site's settings make them true. */
export function sectionsFor({ enquiries, monitoring }: SiteFacts) {
  const usesAppCheck = enquiries.kind === 'firestore' && enquiries.appCheckSiteKey !== undefined
  const { nothing, noCookies, appCheck, reports, vitals } = settled
  const cookies = usesAppCheck ? appCheck : monitoring ? noCookies : nothing
  const sentences = [cookies, ...(monitoring ? [reports] : []), ...(monitoring?.share ? [vitals] : [])]
  return sections.map((section) =>
    section.id === 'map-and-links' ? { ...section, text: [section.text, ...sentences].join(' ') } : section,
  )
}
