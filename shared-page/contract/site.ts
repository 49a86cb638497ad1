import type { AreaName, RegisteredArea } from './contract.ts'

/**
 * One area in a page's JSON block. The page's own area is named with the release that the page was composed with. Any
 * other area has no release here: the shell asks what is live when it first needs it, so that a release changes no byte
 * of another area's pages.
 */
export interface SiteArea extends RegisteredArea {
  /** Address of the remote's entry. */
  entry?: string
  release?: string
}

/**
 * What a page reads of a live area's `/r/{area}/mf-manifest.json`: https://module-federation.io/configure/manifest
 * A development server's has the first part alone.
 */
export interface AreaManifest {
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { name: string } }
  /** The rest is ours: compose adds it. */
  contract?: number
  /** The range of each shared module that the area takes. */
  sharedRanges?: Readonly<Record<string, string>>
  /** The names that it takes of our own shared modules. */
  sharedImports?: Readonly<Record<string, readonly string[]>>
  /** The modules and style sheets that every page of the area needs, from the manifest's own folder. */
  files?: readonly string[]
  /** Those that each page needs besides, in the order of the area's table. */
  pages?: readonly { path: string; files: readonly string[] }[]
}

/** Where enquiries go: a Firestore project, or the embedded enquiry store, through the server of the page. */
export type EnquirySettings =
  | { kind: 'firestore'; apiKey: string; projectId: string; appId: string; appCheckSiteKey?: string }
  | { kind: 'embedded' }

/** The endpoint that reports are sent to, and the share of visits that also send their web vitals (1 is all). */
export interface Monitoring {
  endpoint: string
  share: number
}

/** The page's `<script type="application/json" id="site">` block. */
export interface Site {
  /** Public origin of the site, without a slash at its end. */
  origin: string
  /**
   * The address that the document was composed for, or the pattern of those that it answers for; absent on the page of
   * unknown addresses.
   */
  path?: string
  /** The release of the shell that the page was composed with. */
  shell: string
  areas: Readonly<Record<AreaName, SiteArea>>
  enquiries: EnquirySettings
  /** Absent if nothing is reported. */
  monitoring?: Monitoring
}
