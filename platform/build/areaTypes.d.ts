// The types of `./area` and `./enquiry`, as each release of an area publishes them. They need `@types/react` alone.
import type { ComponentType, ReactNode } from 'react'

/** The properties that a host renders an area with. */
export interface AreaProps {
  /** Shown where the area has no page at the current address. */
  notFound: ReactNode
  /** The site's public origin, for canonical addresses. */
  origin: string
}

/** `./area`: the area's page for the current address. */
export interface AreaModule {
  default: ComponentType<AreaProps>
}

/** Where enquiries go: a Firestore project, or an embedded store at `host`:`port`. */
export type EnquirySettings =
  | { kind: 'firestore'; apiKey: string; projectId: string; appId: string; appCheckSiteKey?: string }
  | { kind: 'embedded'; host: string; port: number }

/** `./enquiry`: where the area's forms write to. Call it before the first form is used. */
export interface EnquiryModule {
  configure: (settings: EnquirySettings) => void
}
