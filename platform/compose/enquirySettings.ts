import type { EnquirySettings } from 'shared-ui/contract'

const required = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const

/** The settings for an emulator at a place such as 127.0.0.1:8080. The SDK talks to it as to the embedded store. */
function emulatorAt(place: string): EnquirySettings {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(place) ?? []
  if (host && Number(port) > 0 && Number(port) < 65536) return { kind: 'embedded', host, port: Number(port) }
  throw new Error(
    `FIRESTORE_EMULATOR_HOST=${place} names no emulator, so the site was not composed. Write it as 127.0.0.1:8080, or unset it.`,
  )
}

/**
 * Where the composed site sends enquiries: to the emulator that FIRESTORE_EMULATOR_HOST names (as for Google's own
 * tools), otherwise to the Firestore project that the environment names, or to the embedded store where it names none.
 * Throws where only some of a project's variables are set.
 */
export function enquirySettings(env: Readonly<Record<string, string | undefined>> = process.env): EnquirySettings {
  if (env.FIRESTORE_EMULATOR_HOST) return emulatorAt(env.FIRESTORE_EMULATOR_HOST)
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
  const port = Number(env.ENQUIRIES_PORT || 4080)
  if (port > 0 && port < 65536) return { kind: 'embedded', host: 'localhost', port }
  throw new Error(
    `ENQUIRIES_PORT=${env.ENQUIRIES_PORT} names no port, so the site was not composed. Set it to a number from 1024 to 65535.`,
  )
}
