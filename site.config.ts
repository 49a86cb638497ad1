/**
 * The settings that the site is composed for. None is secret. The environment variable beside each overrides it; the
 * value `off` clears it.
 */
export const siteConfig = {
  /** The site's name on social networks and in the list of licences. */
  name: 'Sovran',
  /** The public origin, such as https://www.sovran.example; empty for this machine. SITE_ORIGIN */
  origin: '',
  /**
   * The Firebase project that stores enquiries. Without one, the enquiry store of `npm start` on this machine stores
   * them.
   */
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
     * The URL that pages report to: unsent enquiries, errors, CSP violations, blocked files. If empty, they report
     * nowhere; without a Firebase project, the enquiry store of `npm start` prints reports. REPORTS_ENDPOINT
     */
    endpoint: '',
    /**
     * The share of visits that also report web vitals, from 0 to 1. Above 0 the privacy page has a switch to object.
     * REPORTS_SHARE
     */
    share: 0,
  },
  /**
   * Whether browsers must use TLS for the domain's other subdomains too. Subdomains without TLS stop working at once.
   */
  hstsIncludeSubDomains: false,
  /** Whether browsers may add the domain to the HSTS preload list. This is hard to undo, and includes subdomains. */
  hstsPreload: false,
  /**
   * Whether the site may be public although it still has placeholders, which compose lists. Every page is then marked
   * `noindex`. STAGING
   */
  staging: false,
}
