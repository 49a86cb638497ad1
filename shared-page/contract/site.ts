import type { AreaName, RegisteredArea } from './contract.ts'

/**
 * One area in a page's JSON block. Only the page's own area has a release here, the one that the page was composed
 * with. For any other area the shell fetches the live release on first use, so that a release changes no byte of other
 * areas' pages.
 */
export interface SiteArea extends RegisteredArea {
  /** The URL of the remote's entry. */
  entry?: string
  release?: string
}

/**
 * The fields that a page reads from a live area's `/r/{area}/mf-manifest.json`:
 * https://module-federation.io/configure/manifest
 * A development server's manifest has only the first part.
 */
export interface AreaManifest {
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { name: string } }
  /** Compose adds the fields below. */
  contract?: number
  /** The range of each shared module that the area imports. */
  sharedRanges?: Readonly<Record<string, string>>
  /** The names that it imports from our own shared modules. */
  sharedImports?: Readonly<Record<string, readonly string[]>>
  /** The modules and style sheets that every page of the area needs, relative to the manifest's folder. */
  files?: readonly string[]
  /** The additional files of each page, in the order of the area's route table. */
  pages?: readonly { path: string; files: readonly string[] }[]
}

/** The store of enquiries: a Firestore project, or the embedded enquiry store, through the page's server. */
export type EnquirySettings =
  | { kind: 'firestore'; apiKey: string; projectId: string; appId: string; appCheckSiteKey?: string }
  | { kind: 'embedded' }

/** The endpoint for reports, and the share of visits that also send their web vitals (1 is all). */
export interface Monitoring {
  endpoint: string
  share: number
}

/** The page's `<script type="application/json" id="site">` block. */
export interface Site {
  /** Public origin of the site, without a slash at its end. */
  origin: string
  /** The path or pattern that the document was composed for; absent on the page of unknown URLs. */
  path?: string
  /** The release of the shell that the page was composed with. */
  shell: string
  areas: Readonly<Record<AreaName, SiteArea>>
  enquiries: EnquirySettings
  /** Absent if nothing is reported. */
  monitoring?: Monitoring
}
