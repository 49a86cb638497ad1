import type { EnquirySettings } from 'shared-ui/contract'

const required = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const

/**
 * Where the composed site sends enquiries: the Firestore project that the environment names,
 * or the embedded store where it names none. Throws where it names a project by half.
 */
export function enquirySettings(env: Readonly<Record<string, string | undefined>> = process.env): EnquirySettings {
  const missing = required.filter((name) => !env[name])
  const appCheckSiteKey = env.FIREBASE_APPCHECK_SITE_KEY
  const [apiKey, projectId, appId] = required.map((name) => env[name])
  if (apiKey && projectId && appId) {
    return { kind: 'firestore', apiKey, projectId, appId, ...(appCheckSiteKey ? { appCheckSiteKey } : {}) }
  }
  if (missing.length < required.length || appCheckSiteKey) {
    throw new Error(
      `The Firestore project is set by half: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. Enquiries would be lost, so the site was not composed. Set all of ${required.join(', ')}, or none for the embedded store.`,
    )
  }
  return { kind: 'embedded', host: 'localhost', port: Number(env.ENQUIRIES_PORT ?? 4080) }
}
