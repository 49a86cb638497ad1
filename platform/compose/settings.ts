import { existsSync } from 'node:fs'
import path from 'node:path'
import type { EnquirySettings, Monitoring } from 'shared-ui/contract'
import { isLoopback } from 'shared-ui/isLoopback'
import type { Place } from '../base/ports.ts'
import { readJson, releasesDir } from '../base/store.ts'
import { writeAtomically } from '../base/writeAtomically.ts'
import { enquirySettings } from './enquirySettings.ts'
import { firstMonitoring, monitoringSettings } from './monitoringSettings.ts'
import { siteOrigin } from './siteOrigin.ts'

/** The settings that a site is composed for, apart from its releases. */
export interface SiteSettings {
  origin: string
  enquiries: EnquirySettings
  /** Where faults and web vitals are sent; undefined where nowhere. */
  monitoring?: Monitoring | undefined
}

/** The kind of store that enquiries go to. */
export type Kind = EnquirySettings['kind']

const file = path.join(releasesDir, 'settings.json')

/** The settings that the site was last composed with; undefined before the first compose. */
export const keptSettings = (): SiteSettings | undefined => (existsSync(file) ? readJson(file) : undefined)

/** Stores the settings in the folder of releases, so that the next compose needs no environment variables. */
export const keepSettings = (settings: SiteSettings) => writeAtomically(file, `${JSON.stringify(settings, null, 2)}\n`)

/** Refuses a public site whose forms would post to the visitor's own machine. */
export function checkSettings({ origin, enquiries }: SiteSettings) {
  if (isLoopback(new URL(origin).hostname) || enquiries.kind === 'firestore') return
  throw new Error(
    `The site's origin is ${origin}, but enquiries go to the embedded store at ${enquiries.host}:${enquiries.port}, which no visitor reaches. Set the Firestore project (FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_APP_ID) and say so: npm run compose -- --firestore`,
  )
}

const settingNames = { origin: 'The origin', enquiries: 'The store of enquiries', monitoring: 'Reports' } as const

/** A sentence for each setting that differs from the last compose; none where nothing was composed before. */
export function changesOf(settings: SiteSettings, kept = keptSettings()): string[] {
  if (!kept) return []
  const words = (value: unknown) => (value ? JSON.stringify(value) : 'none')
  return (['origin', 'enquiries', 'monitoring'] as const)
    .filter((name) => words(kept[name]) !== words(settings[name]))
    .map((name) => `${settingNames[name]}: ${words(settings[name])}, and no longer ${words(kept[name])}.`)
}

const namesStore = (env: NodeJS.ProcessEnv) =>
  Object.keys(env).some((name) => /^(FIREBASE_|FIRESTORE_EMULATOR_HOST$)/.test(name) && env[name])

/**
 * The settings to compose with: those of the last compose, each changed only where a variable of the environment names
 * it. The kind of store changes only where `kind` says so. The embedded store moves only together with the origin, so that a second site on
 * other ports leaves the first as it is. Throws where the settings do not fit together.
 */
export function settingsFor(kind?: Kind, env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const kept = keptSettings()
  const origin = env.SITE_ORIGIN || !kept ? siteOrigin(env.SITE_ORIGIN || undefined) : kept.origin
  const isNamed =
    namesStore(env) || kind === 'embedded' || !kept || (kept.enquiries.kind === 'embedded' && env.SITE_ORIGIN)
  const enquiries = isNamed ? enquiriesFor(kind, env, kept) : kept.enquiries
  if (kept && kept.enquiries.kind !== enquiries.kind && enquiries.kind !== kind)
    throw new Error(
      `Enquiries go to ${nameOf(kept.enquiries)} so far, and would go to ${nameOf(enquiries)}. If that is meant, say so: npm run compose -- --${enquiries.kind}`,
    )
  if (kind && enquiries.kind !== kind)
    throw new Error(`No Firestore project is named: set FIREBASE_API_KEY, FIREBASE_PROJECT_ID and FIREBASE_APP_ID.`)
  const monitoring = monitoringSettings(env, kept ? kept.monitoring : firstMonitoring(origin))
  const settings: SiteSettings = { origin, enquiries, ...(monitoring && { monitoring }) }
  checkSettings(settings)
  return settings
}

/**
 * A warning for whoever starts a site whose forms post to another store than the one that starts here: to the one that
 * the site was composed for. Undefined where it is the same.
 */
export function strayStore({ origin, enquiries }: SiteSettings, started: Place, edge: Place): string | undefined {
  if (enquiries.kind !== 'embedded' || enquiries.port === started.port) return undefined
  return `The forms of this site post to the store at ${enquiries.host}:${enquiries.port}, and not to the one that starts here, on port ${started.port}: the site was composed for ${origin}. Move it here: SITE_ORIGIN=http://localhost:${edge.port} ENQUIRIES_PORT=${started.port} npm run compose. Or keep a second site beside it: RELEASES_DIR, SITE_DIR and ENQUIRIES_DIR name its folders.`
}

const enquiriesFor = (kind: Kind | undefined, env: NodeJS.ProcessEnv, kept: SiteSettings | undefined) =>
  kind === 'embedded' ? enquirySettings({ ...env, ...noProject }) : enquirySettings(env, kept?.enquiries)

const noProject = {
  FIREBASE_API_KEY: '',
  FIREBASE_PROJECT_ID: '',
  FIREBASE_APP_ID: '',
  FIREBASE_APPCHECK_SITE_KEY: '',
}

const nameOf = (enquiries: EnquirySettings) =>
  enquiries.kind === 'firestore' ? `the Firestore project ${enquiries.projectId}` : 'the embedded store'
