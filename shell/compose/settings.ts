import { existsSync } from 'node:fs'
import path from 'node:path'
import type { EnquirySettings } from 'shared-ui/contract'
import { readJson, releasesDir } from '../release/store.ts'
import { writeAtomically } from '../release/writeAtomically.ts'
import type { Place } from '../serve/ports.ts'
import { enquirySettings } from './enquirySettings.ts'
import { siteOrigin } from './siteOrigin.ts'

/** The settings that a site is composed for. */
export interface SiteSettings {
  origin: string
  enquiries: EnquirySettings
}

/** The kind of store that enquiries go to. */
export type Kind = EnquirySettings['kind']

const file = path.join(releasesDir, 'settings.json')

/** The settings that the site was composed with last; nothing before the first compose. */
export const keptSettings = (): SiteSettings | undefined => (existsSync(file) ? readJson(file) : undefined)

/** Keeps settings for the next compose, whoever starts it from whichever shell. */
export const keepSettings = (settings: SiteSettings) => writeAtomically(file, `${JSON.stringify(settings, null, 2)}\n`)

/** Refuses a public site whose forms would post to the visitor's own machine. */
export function checkSettings({ origin, enquiries }: SiteSettings) {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)
  if (isHere || enquiries.kind === 'firestore') return
  throw new Error(
    `The site's origin is ${origin}, but enquiries go to the embedded store at ${enquiries.host}:${enquiries.port}, which no visitor reaches. Set the Firestore project (FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_APP_ID) and say so: npm run compose -- --firestore`,
  )
}

const namesStore = (env: NodeJS.ProcessEnv) =>
  Object.keys(env).some((name) => /^(FIREBASE_|FIRESTORE_EMULATOR_HOST$)/.test(name) && env[name])

/**
 * The settings to compose with: those that were kept, changed by what the environment names. The kind of store changes only
 * where `kind` says so; the embedded store moves only together with the origin, so that a second site on other ports leaves
 * the first as it is. Throws where they make no site.
 */
export function settingsFor(kind?: Kind, env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const kept = keptSettings()
  const origin = env.SITE_ORIGIN || !kept ? siteOrigin(env.SITE_ORIGIN || undefined) : kept.origin
  const isNamed =
    namesStore(env) || kind === 'embedded' || !kept || (kept.enquiries.kind === 'embedded' && env.SITE_ORIGIN)
  const enquiries = isNamed ? enquirySettings(kind === 'embedded' ? { ...env, ...noProject } : env) : kept.enquiries
  if (kept && kept.enquiries.kind !== enquiries.kind && enquiries.kind !== kind)
    throw new Error(
      `Enquiries go to ${nameOf(kept.enquiries)} so far, and would go to ${nameOf(enquiries)}. If that is meant, say so: npm run compose -- --${enquiries.kind}`,
    )
  if (kind && enquiries.kind !== kind)
    throw new Error(`No Firestore project is named: set FIREBASE_API_KEY, FIREBASE_PROJECT_ID and FIREBASE_APP_ID.`)
  const settings = { origin, enquiries }
  checkSettings(settings)
  return settings
}

/**
 * A warning where a site's own servers start: its forms go on posting to the store that they were composed for. Nothing
 * where that is the one that starts here.
 */
export function strayStore({ origin, enquiries }: SiteSettings, started: Place, edge: Place): string | undefined {
  if (enquiries.kind !== 'embedded' || enquiries.port === started.port) return undefined
  return `The forms of this site post to the store at ${enquiries.host}:${enquiries.port}, and not to the one that starts here, on port ${started.port}: the site was composed for ${origin}. Move it here: SITE_ORIGIN=http://localhost:${edge.port} ENQUIRIES_PORT=${started.port} npm run compose. Or keep a second site beside it: RELEASES_DIR, SITE_DIR and ENQUIRIES_DIR name its folders.`
}

const noProject = {
  FIREBASE_API_KEY: '',
  FIREBASE_PROJECT_ID: '',
  FIREBASE_APP_ID: '',
  FIREBASE_APPCHECK_SITE_KEY: '',
}

const nameOf = (enquiries: EnquirySettings) =>
  enquiries.kind === 'firestore' ? `the Firestore project ${enquiries.projectId}` : 'the embedded store'
