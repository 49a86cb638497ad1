/**
 * The settings that the site is composed for. None of them is secret. An environment variable, named beside each, wins
 * over what stands here; the value `off` empties it.
 */
export const siteConfig = {
  /** What social networks and the list of licences call the site. */
  name: 'Sovran',
  /** The public origin, such as https://www.sovran.example; empty for this machine. SITE_ORIGIN */
  origin: '',
  /** The Firebase project that takes enquiries. Without one they go to the store that `npm start` runs on this machine. */
  firebase: {
    /** FIREBASE_API_KEY */
    apiKey: '',
    /** FIREBASE_PROJECT_ID */
    projectId: '',
    /** FIREBASE_APP_ID */
    appId: '',
    /** FIREBASE_APPCHECK_SITE_KEY. With it pages load Google's scripts, which Trusted Types forbid. */
    appCheckSiteKey: '',
  },
  reports: {
    /**
     * Where visits send what goes wrong: unsent enquiries, faults, violations of the policy, refused files. Empty for
     * nowhere; without a Firebase project, the store of `npm start` prints it. REPORTS_ENDPOINT
     */
    endpoint: '',
    /**
     * The share of visits that also send web vitals, from 0 to 1. Above 0 the privacy page has a switch to object.
     * REPORTS_SHARE
     */
    share: 0,
  },
  /** Whether browsers open the domain's other subdomains by TLS alone too: those without it stop working at once. */
  hstsIncludeSubDomains: false,
  /** Whether browsers may ship the domain in their list of those that are never opened without TLS. Hard to take back, and includes subdomains. */
  hstsPreload: false,
  /**
   * Whether the site may be public although it shows addresses and numbers that must be replaced: compose names them.
   * Every page is then marked `noindex`. STAGING
   */
  staging: false,
}
