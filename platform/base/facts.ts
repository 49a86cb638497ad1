import type { EnquirySettings, Monitoring } from 'shared-ui/contract'

/** What pages may say of the site's settings. A page that asks for them is rendered for each combination that can be. */
export type Fact = 'appCheck' | 'reports' | 'vitals'

/** The facts that are true with these settings. */
export function factsOf({
  enquiries,
  monitoring,
}: {
  enquiries: EnquirySettings
  monitoring?: Monitoring | undefined
}): Fact[] {
  const isTrue: Record<Fact, boolean> = {
    appCheck: enquiries.kind === 'firestore' && enquiries.appCheckSiteKey !== undefined,
    reports: monitoring !== undefined,
    vitals: Boolean(monitoring?.share),
  }
  return (Object.keys(isTrue) as Fact[]).filter((fact) => isTrue[fact])
}

/** The name of a page's variant for these facts. */
export const variantOf = (facts: readonly Fact[]) => facts.join(' ')
