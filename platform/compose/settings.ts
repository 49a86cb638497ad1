import { reportsPath } from 'shared-enquiry/storePaths'
import { isLoopback } from 'shared-page/paths'
import type { EnquirySettings, Monitoring } from 'shared-page/site'
import { siteConfig } from '../../site.config.ts'
import { localOrigin, requirePorts } from '../base/ports.ts'
import { siteDir } from '../base/project.ts'
import { readRecord } from '../store/pins.ts'

/** The settings of the site. site.config.ts documents each. */
export type SiteConfig = Omit<typeof siteConfig, 'name'>

/** The settings that a site is composed for, apart from its releases. */
export type SiteSettings = ReturnType<typeof settingsFor>

// A URL with a host that a CSP can name.
const address = /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d+)?(\/[^\s"'<>;,\\]*)?$/i
const isAddress = (text: string) => address.test(text) && URL.canParse(text)

function originOf(named: string): string {
  if (isAddress(named) && new URL(named).href === `${new URL(named).origin}/`) return new URL(named).origin
  throw new Error(
    `The site's origin is "${named}", which is not an origin: canonical URLs, the sitemap and social pictures would lead nowhere. Write it with its scheme and without a path: https://www.example.com`,
  )
}

function enquiriesOf({ appCheckSiteKey, ...project }: SiteConfig['firebase'], origin: string): EnquirySettings {
  for (const [name, value] of Object.entries({ ...project, appCheckSiteKey }))
    if (/[\s"'<>]/.test(value))
      throw new Error(`The Firebase setting ${name} is "${value}", with a character that it cannot have.`)
  const missing = Object.entries(project).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 0) return { kind: 'firestore', ...project, ...(appCheckSiteKey && { appCheckSiteKey }) }
  if (missing.length < 3 || appCheckSiteKey)
    throw new Error(
      `The Firebase settings are incomplete: ${missing.join(', ')} missing. Enquiries would be lost. Set all of it in site.config.ts, or nothing for the enquiry store of npm start.`,
    )
  if (isLoopback(new URL(origin).hostname)) return { kind: 'embedded' }
  throw new Error(
    `The site's origin is ${origin}, but enquiries go to the enquiry store on this machine, which no visitor reaches. Name the Firebase project in site.config.ts, or by FIREBASE_API_KEY, FIREBASE_PROJECT_ID and FIREBASE_APP_ID.`,
  )
}

function monitoringOf(endpoint: string, share: string, enquiries: EnquirySettings): Monitoring | undefined {
  if (!/^(0|1|0?\.\d+)$/.test(share))
    throw new Error(`The share of reports is "${share}": it must be a number from 0 to 1, such as 0.1.`)
  if (endpoint && !/^\/(?!\/)[\w./-]*$/.test(endpoint) && !isAddress(endpoint))
    throw new Error(
      `The endpoint of reports is "${endpoint}", which is neither a path nor a URL: write /reports, or https://reports.example/reports`,
    )
  if (endpoint) return { endpoint, share: Number(share) }
  // The enquiry store of npm start prints reports. It does not use web vitals.
  return enquiries.kind === 'embedded' ? { endpoint: reportsPath, share: 0 } : undefined
}

/**
 * The settings to compose with: those of site.config.ts, each overridden by its environment variable. Throws if they do
 * not fit together, with the remedy.
 */
export function settingsFor(env: NodeJS.ProcessEnv = process.env, config: SiteConfig = siteConfig) {
  requirePorts()
  const setting = (variable: string, configured: string) => (env[variable] || configured).replace(/^off$/, '')
  const { firebase, reports, hstsIncludeSubDomains, hstsPreload } = config
  const origin = originOf(setting('SITE_ORIGIN', config.origin) || localOrigin)
  const named = {
    apiKey: setting('FIREBASE_API_KEY', firebase.apiKey),
    projectId: setting('FIREBASE_PROJECT_ID', firebase.projectId),
    appId: setting('FIREBASE_APP_ID', firebase.appId),
    appCheckSiteKey: setting('FIREBASE_APPCHECK_SITE_KEY', firebase.appCheckSiteKey),
  }
  const enquiries = enquiriesOf(named, origin)
  const endpoint = setting('REPORTS_ENDPOINT', reports.endpoint)
  const monitoring = monitoringOf(endpoint, env.REPORTS_SHARE || `${reports.share}`, enquiries)
  const staging = setting('STAGING', `${config.staging}`)
  if (!/^(true|false|)$/.test(staging)) throw new Error(`STAGING is "${staging}": write true, false or off.`)
  // A staging site may keep its placeholders, because no page of it is indexed.
  return { origin, enquiries, monitoring, hstsIncludeSubDomains, hstsPreload, isStaging: staging === 'true' }
}

const flat = (value: object, prefix = ''): [name: string, value: unknown][] =>
  Object.entries(value ?? {}).flatMap(([name, of]): [string, unknown][] =>
    typeof of === 'object' ? flat(of, `${prefix}${name}.`) : [[prefix + name, of || undefined]],
  )

/**
 * Throws if the live site was composed with other settings: a command without the site's variables would change where
 * its forms submit and what its canonical URLs are.
 */
export function requireSameSettings(settings: SiteSettings) {
  const before = new Map(flat(readRecord()?.settings ?? settings))
  const now = new Map(flat(settings))
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name))
  if (changed.length === 0) return
  const lines = changed.map((name) => `  ${name}: ${before.get(name) ?? 'not set'} → ${now.get(name) ?? 'not set'}\n`)
  throw new Error(
    `The site in ${siteDir} was composed with other settings, which this command would change. Nothing was done:
${lines.join('')}Set the same variables again (site.config.ts names them), or add --allow-settings-change to change the site's.`,
  )
}

/** Whether the live site and these settings are both for this machine, for example if `npm start` gets other ports. */
export function areLocal({ origin }: SiteSettings) {
  const live = readRecord()?.settings as SiteSettings | undefined
  return isLoopback(new URL(origin).hostname) && isLoopback(new URL(live?.origin ?? origin).hostname)
}
